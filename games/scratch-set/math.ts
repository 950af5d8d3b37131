import type { ScratchDefinition } from '@fairhouse/game-math/families/instant/definition'
import { scratchGame } from '@fairhouse/game-math/families/instant/scratch/scratch-game'
import { cards } from './cards.ts'

/** Scratch Set: eight cards, each of which returns 92 % exactly. */
export const definition = {
  of: 1_000_000,
  cards,
  unitsPerStake: 100,
  betLevels: [100, 200, 300, 500, 1000, 2000],
} satisfies ScratchDefinition

export const game = scratchGame(definition)
