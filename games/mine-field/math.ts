import type { MinesDefinition } from '@fairhouse/game-math/families/instant/definition'
import { minesGame } from '@fairhouse/game-math/families/instant/mines-game'

/** Mine Field: 25 tiles, 1 to 24 mines. Stopping returns 99 % and what rounding up adds; no step pays more than 10,000 times the stake. */
export const definition = {
  cells: 25,
  perMille: 990,
  mostUnits: 1_000_000,
  unitsPerStake: 100,
  betLevels: [100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
} satisfies MinesDefinition

export const game = minesGame(definition)
