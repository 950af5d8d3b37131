import { State } from '@fairhouse/ui/state'
import { buttonClass } from '@fairhouse/ui/button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { GameRow } from '../games/game-row.tsx'
import { fill, fillCounted } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { useStatus } from '../../shell/session/client-context.tsx'
import { useUnpacked } from '../../shell/waking/packed.ts'
import { Choices } from './choices.tsx'
import type { ProviderText } from '../content/content-page.server.ts'
import { isPlayersOnly, type ListPage } from './list-page.ts'
import { queryOf } from './list-wish.ts'
import type { ListWords } from './list-words.ts'
import { ListGames } from './list-games.tsx'
import { SandboxNote } from './sandbox-note.tsx'
import { SignUpFirst } from './sign-up-first.tsx'
import '../../shell/page/text-page.css'
import '../content/content.css'
import './list.css'

interface Props {
  readonly list: ListPage
  readonly words: ListWords
}

/** A list of games: what it is, ways to narrow and sort it, its games, and the ways to more of them. */
export function ListPageView({
  list,
  about,
  words,
  children,
}: Props & { about: ProviderText | null; children?: ReactNode }) {
  const { isLogged } = useStatus()
  const { owner } = list
  const isStrangers = owner.type === 'list' && isPlayersOnly(owner) && !isLogged
  return (
    <div className="frame-width list">
      <ListHead list={list} about={about} words={words} />
      {children}
      {isStrangers ? (
        <SignUpFirst list={list} words={words} />
      ) : (
        <>
          <Choices list={list} words={words} />
          {list.exists ? <Shown list={list} words={words} /> : <NoPage list={list} words={words} />}
        </>
      )}
      {about === null ? null : (
        <section
          className="written-text list-about"
          lang={about.language}
          dangerouslySetInnerHTML={{ __html: about.html }}
        />
      )}
      <SandboxNote count={list.wish.samples ? list.samples : 0} note={words.sandboxNote} />
      <GameRow title={words.suggestions} games={list.suggestions} />
    </div>
  )
}

function ListHead({ list, about, words }: Props & { about: ProviderText | null }) {
  const { language } = useHouse()
  const { owner, heading, lead } = list
  return (
    <header className="page-head list-head">
      <h1>
        {heading}
        {list.playable === 0 ? null : (
          <span className="list-count">{fillCounted(words.count, list.playable, language)}</span>
        )}
      </h1>
      <p className="page-lead" {...(about ? { lang: about.language } : {})}>
        {about?.lead ?? lead}
      </p>
      {owner.type === 'provider' && owner.lobby ? (
        <p className="list-note">{fill(words.providerLobby, { provider: heading })}</p>
      ) : null}
    </header>
  )
}

/** The games, as far as they are still in the list: a favourite that is one no longer goes at once. */
function Shown({ list, words }: Props) {
  const status = useStatus()
  const isFavorites = list.owner.type === 'list' && list.owner.name === 'favorites'
  const listed = useUnpacked(list.games)
  const games =
    isFavorites && status.isLogged
      ? listed.filter(({ id }) => status.favoriteGames.includes(id))
      : listed
  if (games.length === 0) return <Empty list={list} words={words} />
  return <ListGames list={list} games={games} words={words} />
}

function Empty({ list, words }: Props) {
  const { path } = useWriting()
  const { owner, samples, wish } = list
  if (samples > 0 && !wish.samples) return <OnlySamples list={list} words={words} />
  const said: Readonly<Record<string, { title: string; text: string }>> = words.empty
  const own = owner.type === 'list' ? said[owner.name] : undefined
  return (
    <State title={own?.title ?? words.emptyTitle} text={own?.text ?? words.emptyText}>
      <Link className={buttonClass({ rank: 'first' })} to={path('/games')}>
        {words.emptyWay}
      </Link>
    </State>
  )
}

/** Nothing in the list can be played yet: said in a sentence, with the ways to what can be and to what stands in. */
function OnlySamples({ list, words }: Props) {
  const { language } = useHouse()
  const { path } = useWriting()
  const samples = path(list.path) + queryOf({ ...list.wish, samples: true, page: 1, from: 1 })
  return (
    <State
      title={words.onlySamplesTitle}
      text={fillCounted(words.onlySamplesText, list.samples, language)}
    >
      <p className="list-ways">
        <Link className={buttonClass({ rank: 'first' })} to={path('/games')}>
          {words.playableWay}
        </Link>
        <Link className={buttonClass()} to={samples} preventScrollReset replace>
          {words.samplesWay}
        </Link>
      </p>
    </State>
  )
}

function NoPage({ list, words }: Props) {
  const { path, number } = useWriting()
  const text = fill(words.noPageText, { list: list.heading, pages: number(list.pages) })
  return (
    <State title={words.noPageTitle} text={text}>
      <Link className={buttonClass({ rank: 'first' })} to={path(list.path)}>
        {words.noPageWay}
      </Link>
    </State>
  )
}
