import type { Certificate } from '@fairhouse/contract/entities/certificate'
import { State } from '@fairhouse/ui/state'
import { groupName } from '../games/group-name.ts'
import { fillCounted } from '../language/say.ts'
import { useHouse } from '../language/house.tsx'
import type { Texts } from '../texts/texts.ts'
import { GameEntry } from './game-entry.tsx'
import '../pages/text-page.css'
import './lobby.css'

interface Props {
  readonly lobby: Texts['lobby']
  readonly home: Texts['home']
  readonly certificates: Readonly<Record<string, Certificate | null>>
}

/** All games by group, each with what was proven of it. */
export function LobbyPage({ lobby, home, certificates }: Props) {
  const { games, frame, language } = useHouse()
  const groups = [...new Set(games.map(({ category }) => category))].toSorted(
    (left, right) => left - right,
  )
  return (
    <div className="frame-width">
      <header className="page-head">
        <h1>{lobby.heading}</h1>
        <p className="page-lead">{lobby.lead}</p>
      </header>
      {groups.length === 0 ? <State title={lobby.none} text={lobby.noneMeans} /> : null}
      {groups.map((group) => {
        const members = games.filter(({ category }) => category === group)
        return (
          <section key={group} className="lobby-group" id={`group-${group}`}>
            <h2>
              {groupName(frame.groups, group)}
              <span className="lobby-count">
                {fillCounted(lobby.howMany, members.length, language)}
              </span>
            </h2>
            {members.map((game) => (
              <GameEntry
                key={game.id}
                game={game}
                certificate={certificates[game.uri] ?? null}
                lobby={lobby}
                home={home}
              />
            ))}
          </section>
        )
      })}
    </div>
  )
}
