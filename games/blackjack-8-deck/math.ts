import { boxesGame } from '@fairhouse/game-math/families/cards/blackjack/boxes/boxes-game'
import type { BoxesDefinition } from '@fairhouse/game-math/families/cards/blackjack/boxes/definition'

/**
 * Eight decks, the dealer stands on every 17, doubling on any two cards and after a split, blackjack 3 to 2, up to five boxes. 21+3 pays 9 to 1
 * whatever it makes. A pay unit is half a chip.
 */
export const definition = {
  decks: 8,
  soft17: 'stands',
  blackjackWins: 3,
  doubleAfterSplit: true,
  boxes: 5,
  mostChips: { box: 100, side: 25 },
  sides: {
    pairs: { perfect: 25, coloured: 12, mixed: 6 },
    poker: { suitedThree: 9, straightFlush: 9, three: 9, straight: 9, flush: 9 },
  },
  unitsPerStake: 2,
  betLevels: [10, 50, 100, 500, 1000],
} satisfies BoxesDefinition

export const game = boxesGame(definition)
