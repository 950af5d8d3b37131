import { besideSingleZero } from '@fairhouse/contract/families/roulette/spots'
import type { RouletteDefinition } from '@fairhouse/game-math/families/roulette/definition'
import { rouletteGame } from '@fairhouse/game-math/families/roulette/roulette-game'

/** French Roulette: one zero, and la partage. A pay unit is half the smallest chip, which is what a zero gives back of it. */
export const definition = {
  wheel:
    '0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26'.split(
      ' ',
    ),
  zeros: ['0'],
  besideZeros: besideSingleZero,
  kinds: {
    straight: { odds: 35, most: 100 },
    split: { odds: 17, most: 200 },
    street: { odds: 11, most: 300 },
    trio: { odds: 11, most: 300 },
    corner: { odds: 8, most: 400 },
    firstFour: { odds: 8, most: 400 },
    sixLine: { odds: 5, most: 600 },
    dozen: { odds: 2, most: 1000 },
    column: { odds: 2, most: 1000 },
    red: { odds: 1, most: 2000 },
    black: { odds: 1, most: 2000 },
    even: { odds: 1, most: 2000 },
    odd: { odds: 1, most: 2000 },
    low: { odds: 1, most: 2000 },
    high: { odds: 1, most: 2000 },
  },
  mostChips: 5000,
  partage: true,
  unitsPerStake: 2,
  betLevels: [10, 20, 50, 100, 200, 500],
  maxUnits: 94_800,
} satisfies RouletteDefinition

export const game = rouletteGame(definition)
