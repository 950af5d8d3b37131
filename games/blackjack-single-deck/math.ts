import { boxesGame } from '@fairhouse/game-math/families/cards/blackjack/boxes/boxes-game'
import type { BoxesDefinition } from '@fairhouse/game-math/families/cards/blackjack/boxes/definition'

/**
 * One deck, the dealer hits a soft 17, doubling on any two cards and after a split, blackjack 6 to 5, up to five boxes. No card is in one deck twice, so
 * that side bets pay by a table of their own. A pay unit is a tenth of a chip.
 */
export const definition = {
  decks: 1,
  soft17: 'hits',
  blackjackWins: 12,
  doubleAfterSplit: true,
  boxes: 5,
  mostChips: { box: 100, side: 25 },
  sides: {
    pairs: { perfect: 0, coloured: 25, mixed: 10 },
    poker: { suitedThree: 0, straightFlush: 50, three: 40, straight: 10, flush: 7 },
  },
  unitsPerStake: 10,
  betLevels: [10, 50, 100, 500, 1000],
} satisfies BoxesDefinition

export const game = boxesGame(definition)
