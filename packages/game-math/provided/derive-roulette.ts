import { besideSingleZero } from '@fairhouse/contract/families/roulette/spots'
import type { RouletteDefinition } from '../families/roulette/definition.ts'
import { mostUnits, tableOf } from '../families/roulette/table.ts'
import { chipsOf, mostChips } from './stakes.ts'
import type { RouletteWish } from './wish.ts'

/** A table with one zero, as every house in Europe has it. */
export function deriveRoulette(wish: RouletteWish): RouletteDefinition {
  const table: RouletteDefinition = {
    wheel:
      '0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26'.split(
        ' ',
      ),
    zeros: ['0'],
    besideZeros: besideSingleZero,
    kinds: {
      straight: { odds: 35, most: 20 },
      dozen: { odds: 2, most: 50 },
      column: { odds: 2, most: 50 },
      red: { odds: 1, most: 100 },
      black: { odds: 1, most: 100 },
      even: { odds: 1, most: 100 },
      odd: { odds: 1, most: 100 },
      low: { odds: 1, most: 100 },
      high: { odds: 1, most: 100 },
    },
    mostChips,
    unitsPerStake: 1,
    betLevels: chipsOf(wish, 1),
    maxUnits: 1,
  }
  return { ...table, maxUnits: mostUnits(tableOf(table), mostChips) }
}
