import { crapsGame } from '@fairhouse/game-math/families/craps/craps-game'
import type { CrapsDefinition } from '@fairhouse/game-math/families/craps/definition'

/**
 * Craps with 3-4-5x odds: full odds win six bets whatever the point. The field pays double on two and triple on twelve. Every bet works on every roll. A
 * pay unit is the smallest chip.
 */
export const definition = {
  odds: {
    place: [
      [9, 5],
      [7, 5],
      [7, 6],
    ],
    field: { two: 2, twelve: 3, others: 1 },
    hard: [7, 9],
    anySeven: 4,
    anyCraps: 7,
    two: 30,
    three: 15,
    eleven: 15,
    twelve: 30,
  },
  oddsTimes: [3, 4, 5],
  layTimes: 6,
  most: { line: 100, place: [200, 200, 240], field: 100, hard: 50, proposition: 25 },
  mostChips: 2000,
  unitsPerStake: 1,
  betLevels: [10, 20, 50, 100, 200, 500],
} satisfies CrapsDefinition

export const game = crapsGame(definition)
