import type { Game } from '@fairhouse/contract/entities/game'
import type { Ref } from 'react'
import { Asleep } from '../../shell/waking/asleep.tsx'
import { GameTile } from './game-tile.tsx'
import { TileBones } from './tile-bones.tsx'
import './tile-field.css'

interface Props {
  readonly games: readonly Game[]
  /** How many more are on their way. */
  readonly coming?: number
  readonly ref?: Ref<HTMLUListElement>
}

/** Games as a field of tiles. */
export function TileField({ games, coming = 0, ref }: Props) {
  return (
    <ul className="tile-field" ref={ref}>
      {games.map((game, index) => (
        <Asleep key={game.id} as="li">
          <GameTile game={game} first={index < 2} />
        </Asleep>
      ))}
      <TileBones count={coming} />
    </ul>
  )
}
