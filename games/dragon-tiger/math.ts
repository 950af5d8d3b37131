import type { ShowdownDefinition } from '@fairhouse/game-math/families/cards/showdown/definition'
import { showdownGame } from '@fairhouse/game-math/families/cards/showdown/showdown-game'

/**
 * Eight decks, one card each, an ace is lowest. Dragon and tiger pay 1 to 1 and lose half on a tie. The tie pays 11 to 1: the usual 8 to 1 would return
 * 67.23 %, less than the 75 % that GLI-19 asks of every bet. A pay unit is half a chip.
 */
export const definition = {
  decks: 8,
  hands: ['dragon', 'tiger'],
  ace: 'low',
  spots: {
    dragon: { dragon: 4, tie: 1 },
    tie: { tie: 24 },
    tiger: { tiger: 4, tie: 1 },
  },
  unitsPerStake: 2,
  mostChips: 500,
  betLevels: [10, 50, 100, 500, 1000],
} satisfies ShowdownDefinition

export const game = showdownGame(definition)
