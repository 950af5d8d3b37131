import type { BlackjackDefinition } from '../blackjack/definition.ts'

/** The usual table, for tests. */
export const sixDecks: BlackjackDefinition = {
  decks: 6,
  soft17: 'stands',
  blackjackWins: 3,
  doubleAfterSplit: true,
  unitsPerStake: 2,
  betLevels: [2, 10, 100],
}
