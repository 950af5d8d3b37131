import type { AddressVerdict, PaymentAddresses } from '../address-screen.ts'
import { type Change, keep, move } from '../change.ts'
import type { CashierNeeds } from '../needs.ts'
import { voidWithdrawal } from '../postings.ts'
import type { StoredTransaction } from '../store/stored-transaction.ts'

/** So long after its provider was asked, that question can no longer be on its way. */
const nobodyAsksMs = 5 * 60_000

/** Whom rules are asked about before a withdrawal goes on; null: it goes to no address of a coin. */
export function destinationOf(
  { id, player, asset, address }: StoredTransaction,
  moment: 'approval' | 'sending',
): PaymentAddresses | null {
  if (asset === null || address === null) return null
  return { payment: id, player, moment, asset, addresses: [address] }
}

/**
 * Whether an approved withdrawal may be sent to its address. If not it waits, or ends where people said no: unless its provider was asked
 * so lately that it may yet come of it.
 * @param held of which its provider knows nothing.
 */
export async function mayGoThere(
  needs: CashierNeeds,
  on: Change,
  held: StoredTransaction,
): Promise<boolean> {
  const asked = destinationOf(held, 'sending')
  const verdict: AddressVerdict = asked ? await needs.rules.screened(on.tx, asked) : 'clear'
  if (verdict === 'clear') return true
  const mayBeAsked = held.askedAt !== null && on.now - held.askedAt < nobodyAsksMs
  if (verdict !== 'refused' || mayBeAsked) {
    if (held.reason !== 'addressCheck') await keep(on, held, { reason: 'addressCheck' })
    return false
  }
  await needs.touchSeat(on.tx, held.player)
  const { settlement } = await voidWithdrawal(on, held)
  const mover = { by: 'rules', actor: 'addressNotFlagged', reason: 'byRules' } as const
  await move({ needs, on }, held, { ...mover, to: 'declined' }, { settlement })
  return false
}
