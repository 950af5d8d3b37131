import type { CallName } from './all.ts'

/**
 * What the reference says of fields whose schema does not say enough. Apart from the schemas, which browsers load: these sentences are for people who write
 * a client. `tools/tidy` refuses a note for a field that is not there.
 */
export const fieldNotes: Readonly<Partial<Record<CallName, Readonly<Record<string, string>>>>> = {
  play: {
    requestKey: '16 to 64 characters, not digits alone; the same key hears the first answer again',
    stake:
      'minor units. For `bet` one of the game’s `betLevels`, in a mode too: the server reckons the price from it. For every action after it, what the round cost (`round.stake`), which in a mode is the price and not the level',
    action: '`bet` opens a round; what goes on with it is in `round.actions`',
    data: 'JSON: `{"choice":n}` for `pick`, `choose`, `gamble` and `doubleUp`, with n one of the action’s `choices`; left out for all others',
    mode: 'one of the paytable’s `modes`; only with `bet`, and left out for the plain bet',
  },
  gameHistory: {
    uri: 'of the game, or `all`',
    page: 'whole number from 1; 1 if left out',
    pageSize: 'whole number from 1 to 50; 10 if left out',
  },
  jackpots: { limit: 'of `wins`, the newest first: whole number from 1 to 50; 20 if left out' },
  lastWinners: { limit: 'whole number from 1 to 50; 12 if left out' },
}
