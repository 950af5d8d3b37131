import { buttonClass } from '@fairhouse/ui/button'
import type { ReplyOf } from '../ask.ts'
import { Panel } from '../parts/table.tsx'
import { wholeNumber } from '../parts/values.tsx'
import { identity as texts } from '../texts/cases.ts'
import { titled } from '../texts/words.ts'

type Paper = ReplyOf<'playerIdentity'>['papers'][number]

interface Props {
  readonly player: number
  readonly papers: readonly Paper[]
  /** Whoever does not decide sees that there are some, and not what is in them. */
  readonly maySee: boolean
}

/** A player's documents. Each is fetched when it comes into view, and that somebody looked is written down. */
export const Papers = ({ player, papers, maySee }: Props) => (
  <Panel title={texts.papers}>
    {papers.length === 0 ? <p className="quiet">{texts.noPapers}</p> : null}
    {papers.length > 0 && !maySee ? <p className="quiet">{texts.hidden}</p> : null}
    <ul className="papers">
      {papers.map((paper) => (
        <li key={paper.id}>
          <h3>{titled(paper.kind)}</h3>
          {maySee ? <Shown player={player} paper={paper} /> : null}
          <p className="quiet">
            {paper.handedIn ? texts.handedIn : texts.notHandedIn},{' '}
            {wholeNumber(Math.ceil(paper.bytes / 1000))} kB
          </p>
        </li>
      ))}
    </ul>
  </Panel>
)

function Shown({ player, paper: { id, kind, type, at } }: { player: number; paper: Paper }) {
  const address = `/desk/papers/${player}/${id}`
  const name = texts.pictureOf(titled(kind), at.slice(0, 10))
  if (type === null) return <p className="quiet">{texts.incomplete}</p>
  if (type.startsWith('image/'))
    return (
      <a href={address} target="_blank" rel="noreferrer">
        <img className="paper" src={address} alt={name} loading="lazy" />
      </a>
    )
  return (
    <a
      className={buttonClass({ size: 'small' })}
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-label={texts.openOf(name)}
    >
      {texts.open}
    </a>
  )
}
