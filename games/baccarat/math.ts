import { baccaratGame } from '@fairhouse/game-math/families/cards/baccarat/baccarat-game'
import type { BaccaratDefinition } from '@fairhouse/game-math/families/cards/baccarat/definition'

/**
 * Eight decks. A banker's win pays 1 to 1 less 5 % commission: a pay unit is a twentieth of a chip, and every chip a multiple of 20 minor units, so that the
 * commission is whole at every stake. On a tie chips on player and banker come back.
 */
export const definition = {
  decks: 8,
  spots: {
    player: { player: 40, tie: 20 },
    banker: { banker: 39, tie: 20 },
    tie: { tie: 180 },
    playerPair: { playerPair: 240 },
    bankerPair: { bankerPair: 240 },
  },
  unitsPerStake: 20,
  mostChips: 500,
  betLevels: [20, 100, 200, 500, 1000],
} satisfies BaccaratDefinition

export const game = baccaratGame(definition)
