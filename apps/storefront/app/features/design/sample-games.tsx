import { GameRow } from '../games/game-row.tsx'
import { TileField } from '../games/tile-field.tsx'
import { GameHit } from '../search/game-hit.tsx'
import { HitLink } from '../search/hit-link.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import type { DesignWords } from './words-en.ts'
import type { SampleTiles } from './sample-tiles.server.ts'

interface Props {
  readonly tiles: SampleTiles
}

export const Tiles = ({ tiles }: Props) => <TileField games={tiles.states} />

export const Rows = ({ tiles, words }: Props & { words: DesignWords }) => (
  <GameRow title={words.row} games={tiles.row} all={{ to: '/games', count: 423 }} />
)

export function Hits({ tiles, texts }: Props & { texts: Texts['search'] }) {
  return tiles.states.map((game) => (
    <HitLink key={game.id} game={game}>
      <GameHit game={game} query={game.name.slice(0, 3)} texts={texts} />
    </HitLink>
  ))
}
