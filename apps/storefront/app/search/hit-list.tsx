import type { Game } from '@fairhouse/contract/entities/game'
import type { Texts } from '../texts/texts.ts'
import { GameHit } from './game-hit.tsx'
import { HitLink } from './hit-link.tsx'
import './hit-list.css'

interface Props {
  readonly games: readonly Game[]
  readonly query: string
  readonly texts: Texts['search']
  /** Name of the list. */
  readonly label: string
}

/** Games one below the other, in two columns where there is room. */
export function HitList({ games, query, texts, label }: Props) {
  return (
    <ul className="hit-list" aria-label={label}>
      {games.map((game) => (
        <li key={game.id}>
          <HitLink game={game}>
            <GameHit game={game} query={query} texts={texts} />
          </HitLink>
        </li>
      ))}
    </ul>
  )
}
