import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Holding } from '#platform/personal-data/holding'
import { rowsHeld } from '#platform/personal-data/rows-held'
import { removeOldTickets, removeTicketsOf } from './store/remove-tickets.ts'

/** What support keeps of players. Files go first: what a ticket took goes with it as well, what none took does not. */
export const supportHoldings: readonly Holding[] = [
  rowsHeld({ name: 'ticket files', kind: 'messages', table: 'support_file', forgotten: true }),
  {
    name: 'tickets',
    kind: 'messages',
    forget: (tx, player, most) => removeTicketsOf(tx, [player], most),
    expire: removeOldTickets,
  },
]

const atOnce = 500

/** Guests who are gone leave no tickets. */
export async function forgetGuests(tx: Transaction, players: readonly PlayerId[]): Promise<void> {
  let gone: number
  do {
    // oxlint-disable-next-line no-await-in-loop -- until nothing is left
    gone = (await removeTicketsOf(tx, players, atOnce)).length
  } while (gone === atOnce)
}
