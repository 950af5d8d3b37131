import type { GameCard } from '@fairhouse/contract/entities/card'
import type { Game } from '@fairhouse/game-math/game'

/** What going on with a round needs of its game: a title of today, or rules of an earlier one under the same address. */
export interface AtPlay {
  readonly card: Pick<GameCard, 'id' | 'uri'>
  readonly rules: Game
}
