import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import type { Game } from '@fairhouse/game-math/game'

/** What going on with a round needs of its game: a title of today, or rules of an earlier one under the same address. */
export interface AtPlay {
  readonly manifest: Pick<GameManifest, 'id' | 'uri'>
  readonly rules: Game
}
