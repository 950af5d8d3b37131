import type { SicBoDefinition } from '@fairhouse/game-math/families/dice/definition'
import { sicBoGame } from '@fairhouse/game-math/families/dice/sic-bo-game'

/** Sic Bo: three dice, and every bet of the trade on them. A pay unit is the smallest chip. */
export const definition = {
  odds: {
    small: 1,
    big: 1,
    odd: 1,
    even: 1,
    single: [1, 2, 12],
    pair: 6,
    double: 11,
    triple: 180,
    anyTriple: 31,
    total: [62, 31, 18, 12, 8, 7, 6],
  },
  most: {
    small: 2000,
    big: 2000,
    odd: 2000,
    even: 2000,
    single: 500,
    pair: 500,
    double: 250,
    triple: 20,
    anyTriple: 100,
    total: 100,
  },
  mostChips: 5000,
  unitsPerStake: 1,
  betLevels: [10, 20, 50, 100, 200, 500],
  maxUnits: 21_600,
} satisfies SicBoDefinition

export const game = sicBoGame(definition)
