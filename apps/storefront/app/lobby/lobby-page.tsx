import { State } from '@fairhouse/ui/state'
import { Link } from 'react-router'
import { fillCounted } from '../language/say.ts'
import { useHouse, useWriting } from '../language/house.tsx'
import type { ListRow } from '../lists/list-row.ts'
import { ProviderTiles } from '../lists/provider-tiles.tsx'
import { SandboxNote } from '../lists/sandbox-note.tsx'
import { SleepingRow } from '../lists/sleeping-row.tsx'
import { Asleep } from '../waking/asleep.tsx'
import type { Texts } from '../texts/texts.ts'
import '../pages/text-page.css'
import '../lists/list.css'
import './lobby.css'

export interface LobbyFacts {
  readonly lobby: Texts['lobby']
  readonly words: Pick<Texts['lists'], 'providers' | 'count' | 'sandboxNote'>
  /** Groups that have a game. */
  readonly groups: readonly { readonly id: number; readonly name: string; readonly count: number }[]
  readonly rows: readonly ListRow[]
  /** Games in the house, and those of them that stand in for a provider's. */
  readonly total: number
  readonly sandbox: number
}

/** Everything there is to play, group by group. */
export function LobbyPage({ lobby, words, groups, rows, total, sandbox }: LobbyFacts) {
  const { language, frame } = useHouse()
  const { path, number } = useWriting()
  return (
    <div className="frame-width lobby">
      <header className="page-head list-head">
        <h1>
          {lobby.heading}
          <span className="list-count">{fillCounted(words.count, total, language)}</span>
        </h1>
        <p className="page-lead">{lobby.lead}</p>
      </header>
      {total === 0 ? <State title={lobby.none} text={lobby.noneMeans} /> : null}
      <nav className="chips" aria-label={frame.groupMenu}>
        {groups.map(({ id, name, count }) => (
          <Link key={id} className="chip" to={`${path('/games')}?group=${id}`} prefetch="intent">
            {name}
            <span className="chip-count">{number(count)}</span>
          </Link>
        ))}
      </nav>
      {rows.map((row, index) => (
        <SleepingRow key={row.all.to} row={row} first={index === 0} />
      ))}
      <SandboxNote count={sandbox} note={words.sandboxNote} />
      <Asleep>
        <ProviderTiles title={words.providers} count={words.count} />
      </Asleep>
    </div>
  )
}
