import type { TowerDefinition } from '@fairhouse/game-math/families/instant/definition'
import { towerGame } from '@fairhouse/game-math/families/instant/tower-game'

/** Tower Climb: nine levels, two to four tiles to each. Stopping returns 98.5 % and what rounding up adds. */
export const definition = {
  levels: 9,
  towers: [
    { risk: 'low', width: 4, traps: 1 },
    { risk: 'medium', width: 3, traps: 1 },
    { risk: 'high', width: 2, traps: 1 },
    { risk: 'extreme', width: 3, traps: 2 },
  ],
  perMille: 985,
  mostUnits: 2_000_000,
  unitsPerStake: 100,
  betLevels: [100, 200, 300, 500, 1000, 2000, 3000, 5000],
} satisfies TowerDefinition

export const game = towerGame(definition)
