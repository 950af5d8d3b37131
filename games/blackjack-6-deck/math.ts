import { blackjackGame } from '@fairhouse/game-math/families/cards/blackjack/blackjack-game'
import type { BlackjackDefinition } from '@fairhouse/game-math/families/cards/blackjack/definition'

/** Six decks, the dealer stands on every 17, doubling on any two cards and after a split, blackjack 3 to 2. A pay unit is half a stake. */
export const definition = {
  decks: 6,
  soft17: 'stands',
  blackjackWins: 3,
  doubleAfterSplit: true,
  unitsPerStake: 2,
  betLevels: [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
} satisfies BlackjackDefinition

export const game = blackjackGame(definition)
