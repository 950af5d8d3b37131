import type { KenoDefinition } from '@fairhouse/game-math/families/keno/definition'
import { kenoGame } from '@fairhouse/game-math/families/keno/keno-game'

/** Keno 80: twenty of eighty balls, tickets of one to ten spots. A pay unit is a tenth of the stake, so that a single spot can pay 3.7 for 1. */
export const definition = {
  numbers: 80,
  balls: 20,
  pays: [
    [0, 37],
    [0, 10, 90],
    [0, 0, 20, 470],
    [0, 0, 10, 40, 1750],
    [0, 0, 10, 20, 160, 4500],
    [0, 0, 0, 20, 80, 1000, 10_000],
    [0, 0, 0, 10, 50, 250, 3000, 20_000],
    [10, 0, 0, 0, 20, 150, 1000, 7500, 100_000],
    [20, 0, 0, 0, 10, 40, 400, 4000, 25_000, 100_000],
    [40, 0, 0, 0, 0, 20, 200, 1500, 10_000, 50_000, 100_000],
  ],
  unitsPerStake: 10,
  maxUnits: 100_000,
  betLevels: [10, 20, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
} satisfies KenoDefinition

export const game = kenoGame(definition)
