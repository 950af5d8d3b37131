import { uuidV7 } from '#platform/ids'
import { begin, type Change, move, type Mover } from '../change.ts'
import type { CashierNeeds } from '../needs.ts'
import { postReturn } from '../postings.ts'
import type { PayoutNews } from '../provider.ts'
import { newTransaction, type StoredTransaction } from '../store/stored-transaction.ts'

/** A payout that was done came back to the house: a payment of its own gives it to the player, once. */
export async function giveBackReturned(
  hearing: {
    readonly needs: CashierNeeds
    readonly on: Change
    readonly news: PayoutNews
    readonly mover: Mover
  },
  paid: StoredTransaction,
): Promise<void> {
  const { needs, on, news, mover } = hearing
  const back = newTransaction({
    id: uuidV7(on.now),
    player: paid.player,
    type: 'withdrawalReversal',
    currency: paid.currency,
    sandbox: paid.sandbox,
    createdAt: on.now,
    amount: paid.amount,
    fee: paid.fee,
    method: paid.method,
    provider: paid.provider,
    providerRef: paid.providerRef,
    label: paid.label,
    about: paid.id,
    asset: paid.asset,
    assetUnits: paid.assetUnits,
  })
  if (!(await begin(on, back))) return
  await needs.touchSeat(on.tx, paid.player)
  const moved = await postReturn(on, back)
  await move(
    hearing,
    back,
    { to: 'confirmed', ...mover, reason: news.reason ?? 'returnedByBank' },
    moved,
  )
}
