import type { Database } from '#platform/database'
import { post } from './post.ts'
import { expiryOf } from './resolve.ts'
import { overdueTransfers } from './store/overdue-transfers.ts'
import type { Pending } from './transfer.ts'

/** So many at a time are looked for. */
const page = 50

/**
 * Gives back what is pending and over at `now`; for a periodic job. Each on its own: what somebody else resolves in between is
 * passed over, so several nodes may do it at once.
 * @param now epoch milliseconds.
 * @param newId makes the ids of the expiries.
 * @returns how many expired.
 * @throws Error when the ledger refuses an expiry that nobody else got ahead of.
 */
export async function expirePending(
  database: Database,
  now: number,
  newId: () => string,
): Promise<number> {
  let expired = 0
  for (;;) {
    const overdue = await overdueTransfers(database, { now, limit: page })
    let here = 0
    for (const pending of overdue) if (await expire(database, pending, { now, newId })) here++
    expired += here
    if (overdue.length < page || here === 0) return expired
  }
}

async function expire(
  database: Database,
  pending: Pending,
  { now, newId }: { readonly now: number; readonly newId: () => string },
): Promise<boolean> {
  const expiry = expiryOf(pending, { id: newId(), leg: 1 })
  const posted = await database.transaction((tx) => post(tx, [expiry], now))
  if (posted.type === 'refused' && posted.by !== 'namedTransferIsUnresolved') {
    throw new Error(`the expiry of ${pending.id} was refused: ${posted.by}`)
  }
  return posted.type === 'posted'
}
