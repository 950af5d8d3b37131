import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import type { Credit } from './game-credits.server.ts'
import '../../shell/page/text-page.css'
import './credits.css'

interface Props {
  readonly texts: Texts['credits']
  readonly games: readonly { readonly name: string; readonly credits: readonly Credit[] }[]
}

const notices = Object.values(
  import.meta.glob<string>('../../../../THIRD-PARTY*', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
)

/** Whose work is in the house. */
export function CreditsPage({ texts, games }: Props) {
  const [noticesUrl] = notices
  return (
    <article className="frame-width">
      <header className="page-head">
        <h1>{texts.heading}</h1>
        <p className="page-lead">{texts.lead}</p>
      </header>
      <section className="credits-part">
        <h2>{texts.houseHeading}</h2>
        <CreditTable texts={texts} credits={houseCredits(texts)} />
      </section>
      {games.map(({ name, credits }) => (
        <section key={name} className="credits-part">
          <h2>{name}</h2>
          <CreditTable texts={texts} credits={credits} />
        </section>
      ))}
      {noticesUrl ? (
        <p className="credits-part">
          <a href={noticesUrl}>{texts.notices}</a>
        </p>
      ) : null}
    </article>
  )
}

const houseCredits = (texts: Texts['credits']): readonly Credit[] => [
  {
    work: texts.houseWorks.outfit,
    author: 'The Outfit Project Authors',
    licence: 'SIL Open Font License 1.1',
    source: 'https://github.com/Outfitio/Outfit-Fonts',
  },
  {
    work: texts.houseWorks.inter,
    author: 'The Inter Project Authors',
    licence: 'SIL Open Font License 1.1',
    source: 'https://github.com/rsms/inter',
  },
  {
    work: texts.houseWorks.japanese,
    author: 'Adobe, Google',
    licence: 'SIL Open Font License 1.1',
    source: 'https://github.com/notofonts/noto-cjk',
  },
  {
    work: texts.houseWorks.icons,
    author: 'Lucide Contributors',
    licence: 'ISC',
    source: 'https://lucide.dev',
  },
  {
    work: fill(texts.houseWorks.avatars, { names: 'Planets, Critters, Sprouts' }),
    author: 'DiceBear',
    licence: 'CC0 1.0',
    source: 'https://www.dicebear.com',
  },
  {
    work: fill(texts.houseWorks.avatars, { names: 'Lorelei' }),
    author: 'Lisa Wischofsky',
    licence: 'CC0 1.0',
    source: 'https://www.figma.com/community/file/1198749693280469639',
  },
  { work: texts.houseWorks.own, author: texts.houseAuthor, licence: 'Apache-2.0' },
]

function CreditTable({ texts, credits }: { texts: Texts['credits']; credits: readonly Credit[] }) {
  return (
    <div className="credits-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.work}</th>
            <th scope="col">{texts.author}</th>
            <th scope="col">{texts.licence}</th>
          </tr>
        </thead>
        <tbody>
          {credits.map(({ work, author, licence, source }) => (
            <tr key={`${work}${author}`}>
              <td>{source ? <a href={source}>{work}</a> : work}</td>
              <td>{author}</td>
              <td>{licence}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
