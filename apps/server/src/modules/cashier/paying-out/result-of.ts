import type { ReplyOf } from '@fairhouse/contract/call'
import type { withdrawalProcess } from '@fairhouse/contract/calls/cashier'
import type { CashierNeeds } from '../needs.ts'
import { viewOfOne } from '../seen/view.ts'
import { transactionsById } from '../store/transactions-by-id.ts'

/** A payment that was written down, and how its player stands. */
export async function resultOf(
  needs: CashierNeeds,
  id: string,
): Promise<ReplyOf<typeof withdrawalProcess>> {
  const [stored] = await transactionsById(needs.database, [id])
  if (!stored) throw new Error(`payment ${id} was not written down`)
  return {
    transaction: await viewOfOne(needs, stored),
    userStatus: await needs.playerStatus(stored.player),
  }
}
