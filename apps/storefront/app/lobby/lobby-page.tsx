import { State } from '@fairhouse/ui/state'
import { Link } from 'react-router'
import { GameRow } from '../games/game-row.tsx'
import { fillCounted } from '../language/say.ts'
import { useHouse, useWriting } from '../language/house.tsx'
import type { ListRow } from '../lists/list-row.ts'
import { ProviderTiles } from '../lists/provider-tiles.tsx'
import type { Texts } from '../texts/texts.ts'
import '../pages/text-page.css'
import '../lists/list.css'
import './lobby.css'

export interface LobbyFacts {
  readonly lobby: Texts['lobby']
  readonly words: Pick<Texts['lists'], 'providers' | 'count' | 'sandboxCount'>
  readonly rows: readonly ListRow[]
  /** Games in the house, and those of them that stand in for a provider's. */
  readonly total: number
  readonly sandbox: number
}

/** Everything there is to play, group by group. */
export function LobbyPage({ lobby, words, rows, total, sandbox }: LobbyFacts) {
  const { language, menu, frame } = useHouse()
  const { path, number } = useWriting()
  return (
    <div className="frame-width lobby">
      <header className="page-head list-head">
        <h1>{lobby.heading}</h1>
        <p className="page-lead">{lobby.lead}</p>
        <p className="list-count">
          <b>{fillCounted(words.count, total, language)}</b>
          {sandbox === 0 ? null : ` · ${fillCounted(words.sandboxCount, sandbox, language)}`}
        </p>
      </header>
      {total === 0 ? <State title={lobby.none} text={lobby.noneMeans} /> : null}
      <nav className="chips" aria-label={frame.groupMenu}>
        {menu.lists.map(({ to, words: name, count }) => (
          <Link key={to} className="chip" to={path(to)} prefetch="intent">
            {name}
            <span className="chip-count">{number(count)}</span>
          </Link>
        ))}
      </nav>
      {rows.map((row, index) => (
        <GameRow key={row.all.to} {...row} first={index === 0} />
      ))}
      <ProviderTiles title={words.providers} count={words.count} />
    </div>
  )
}
