import type { RedDogDefinition } from '@fairhouse/game-math/families/cards/red-dog/definition'
import { redDogGame } from '@fairhouse/game-math/families/cards/red-dog/red-dog-game'

/** Six decks, aces high. A spread of one pays 5 to 1, two 4 to 1, three 2 to 1, wider ones 1 to 1; three of a rank 11 to 1. */
export const definition = {
  decks: 6,
  spreadBack: [6, 5, 3, 2, 2, 2, 2, 2, 2, 2, 2],
  pairBack: 12,
  unitsPerStake: 1,
  mostChips: 500,
  betLevels: [10, 50, 100, 500, 1000],
} satisfies RedDogDefinition

export const game = redDogGame(definition)
