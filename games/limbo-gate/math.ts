import type { GateDefinition } from '@fairhouse/game-math/families/instant/definition'
import { gateGame } from '@fairhouse/game-math/families/instant/gate-game'

/** Limbo Gate: targets of 1.01 to 10,000 times the stake, each of which returns 99 %. */
export const definition = {
  perMille: 990,
  least: 101,
  most: 1_000_000,
  unitsPerStake: 100,
  betLevels: [100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
} satisfies GateDefinition

export const game = gateGame(definition)
