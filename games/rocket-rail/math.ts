import type { GateDefinition } from '@fairhouse/game-math/families/instant/definition'
import { gateGame } from '@fairhouse/game-math/families/instant/gate-game'

/**
 * Rocket Rail: one draw of a shared round says where the rocket bursts, and whoever stopped before is paid. To stop at a multiple is to have set it as the target: every
 * one of 1.01 to 10,000 times the stake returns 99 %.
 */
export const definition = {
  perMille: 990,
  least: 101,
  most: 1_000_000,
  unitsPerStake: 100,
  betLevels: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000],
} satisfies GateDefinition

export const game = gateGame(definition)
