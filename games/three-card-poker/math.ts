import type { ThreeCardDefinition } from '@fairhouse/game-math/families/cards/three-card/definition'
import { threeCardGame } from '@fairhouse/game-math/families/cards/three-card/three-card-game'

/** One deck. The bonus of the ante is 1, 4, 5; pair plus pays 1, 4, 6, 30, 40 to 1. */
export const definition = {
  anteBonus: { straight: 1, threeOfAKind: 4, straightFlush: 5 },
  pairPlusBack: { pair: 2, flush: 5, straight: 7, threeOfAKind: 31, straightFlush: 41 },
  unitsPerStake: 1,
  mostChips: 500,
  betLevels: [10, 50, 100, 500, 1000],
} satisfies ThreeCardDefinition

export const game = threeCardGame(definition)
