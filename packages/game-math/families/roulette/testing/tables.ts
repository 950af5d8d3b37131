import { besideSingleZero } from '@fairhouse/contract/families/roulette/spots'
import type { RouletteDefinition } from '../definition.ts'

const numbers = Array.from({ length: 36 }, (_, n) => String(n + 1))

/** A table with one zero whose wheel is in no order of the trade. */
export const singleZero: RouletteDefinition = {
  wheel: ['0', ...numbers],
  zeros: ['0'],
  besideZeros: besideSingleZero,
  kinds: {
    straight: { odds: 35, most: 10 },
    split: { odds: 17, most: 20 },
    street: { odds: 11, most: 30 },
    trio: { odds: 11, most: 30 },
    corner: { odds: 8, most: 40 },
    firstFour: { odds: 8, most: 40 },
    sixLine: { odds: 5, most: 60 },
    dozen: { odds: 2, most: 90 },
    column: { odds: 2, most: 90 },
    red: { odds: 1, most: 100 },
    black: { odds: 1, most: 100 },
    even: { odds: 1, most: 100 },
    odd: { odds: 1, most: 100 },
    low: { odds: 1, most: 100 },
    high: { odds: 1, most: 100 },
  },
  mostChips: 100,
  unitsPerStake: 1,
  betLevels: [1, 2, 5],
  maxUnits: 1920,
}

/** One with two zeros, to show that another wheel is data. */
export const doubleZero: RouletteDefinition = {
  ...singleZero,
  wheel: ['0', ...numbers, '00'],
  zeros: ['0', '00'],
  besideZeros: { split: [['0', '00']], trio: [['0', '00', '2']] },
}

/** One whose even chances come back by half at zero. */
export const withPartage: RouletteDefinition = {
  ...singleZero,
  partage: true,
  unitsPerStake: 2,
  betLevels: [2, 4],
  maxUnits: 3840,
}

/** Three wheels at once. */
export const threeWheels: RouletteDefinition = {
  ...singleZero,
  wheels: 3,
  unitsPerStake: 3,
  betLevels: [3, 6],
  maxUnits: 5760,
}
