import type { KenoDefinition } from '@fairhouse/game-math/families/keno/definition'
import { kenoGame } from '@fairhouse/game-math/families/keno/keno-game'

/** Lotto 6/49: six of forty-nine balls, one to four cards of six numbers, each of which costs the stake. */
export const definition = {
  numbers: 49,
  balls: 6,
  pays: [[], [], [], [], [], [0, 0, 3, 14, 150, 5000, 250_000]],
  cards: 4,
  unitsPerStake: 1,
  maxUnits: 1_000_000,
  betLevels: [10, 20, 50, 100, 200],
} satisfies KenoDefinition

export const game = kenoGame(definition)
