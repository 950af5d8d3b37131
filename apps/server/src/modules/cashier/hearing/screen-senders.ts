import type { PaymentAddresses } from '../address-screen.ts'
import { type Change, keep, move, type Mover } from '../change.ts'
import type { CashierNeeds } from '../needs.ts'
import { silencePauseMs } from '../pauses.ts'
import { postWithheld } from '../postings.ts'
import type { DepositNews } from '../provider.ts'
import type { StoredTransaction } from '../store/stored-transaction.ts'

interface Hearing {
  readonly needs: CashierNeeds
  readonly on: Change
  readonly news: DepositNews
  readonly mover: Mover
  readonly unanswered: PaymentAddresses[]
}

/**
 * Whether coins that have come may become the player's, by who sent them. If not they wait, with nothing in the ledger; where people said
 * no the payment ends and its coins are kept apart. Where the chain tells no sender there is nobody to ask about.
 */
export async function isFromGoodHands(
  { needs, on, news, mover, unanswered }: Hearing,
  payment: StoredTransaction,
): Promise<boolean> {
  const { id, player, asset } = payment
  const senders = news.senders ?? []
  if (asset === null || senders.length === 0) return true
  const asked = { payment: id, player, moment: 'deposit', asset, addresses: senders } as const
  const verdict = await needs.rules.screened(on.tx, asked)
  if (verdict === 'clear') return true
  if (verdict === 'refused') {
    await needs.touchSeat(on.tx, player)
    const settlement = await postWithheld(on, payment)
    await move(
      { needs, on },
      payment,
      { ...mover, to: 'declined', reason: 'withheld' },
      { settlement },
    )
    return false
  }
  if (verdict === 'waits') unanswered.push(asked)
  // Somebody is asked in the next look; later looks pause ever longer.
  if (payment.reason !== 'addressCheck')
    await keep(on, payment, { reason: 'addressCheck', lookAt: on.now, looks: 0 })
  else if (payment.lookAt === null)
    await keep(on, payment, { lookAt: on.now + silencePauseMs(payment.looks) })
  return false
}
