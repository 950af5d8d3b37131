import { besideDoubleZero } from '@fairhouse/contract/families/roulette/spots'
import type { RouletteDefinition } from '@fairhouse/game-math/families/roulette/definition'
import { rouletteGame } from '@fairhouse/game-math/families/roulette/roulette-game'

/** American Roulette: two zeros, thirty-eight pockets, and the bet on five numbers. A pay unit is the smallest chip. */
export const definition = {
  wheel:
    '0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2'.split(
      ' ',
    ),
  zeros: ['0', '00'],
  besideZeros: besideDoubleZero,
  kinds: {
    straight: { odds: 35, most: 100 },
    split: { odds: 17, most: 200 },
    street: { odds: 11, most: 300 },
    trio: { odds: 11, most: 300 },
    corner: { odds: 8, most: 400 },
    topLine: { odds: 6, most: 500 },
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
  unitsPerStake: 1,
  betLevels: [10, 20, 50, 100, 200, 500],
  maxUnits: 46_700,
} satisfies RouletteDefinition

export const game = rouletteGame(definition)
