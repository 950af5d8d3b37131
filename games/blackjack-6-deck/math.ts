import { boxesGame } from '@fairhouse/game-math/families/cards/blackjack/boxes/boxes-game'
import type { BoxesDefinition } from '@fairhouse/game-math/families/cards/blackjack/boxes/definition'

/**
 * Six decks, the dealer stands on every 17, doubling on any two cards and after a split, blackjack 3 to 2, up to five boxes. A pay unit is half a chip.
 */
export const definition = {
  decks: 6,
  soft17: 'stands',
  blackjackWins: 3,
  doubleAfterSplit: true,
  boxes: 5,
  mostChips: { box: 100, side: 25 },
  sides: {
    pairs: { perfect: 25, coloured: 12, mixed: 6 },
    poker: { suitedThree: 100, straightFlush: 40, three: 30, straight: 10, flush: 5 },
  },
  unitsPerStake: 2,
  betLevels: [10, 50, 100, 500, 1000],
} satisfies BoxesDefinition

export const game = boxesGame(definition)
