import { randomUUID } from 'node:crypto'
import type { PayoutWish } from '@fairhouse/contract/sandbox/card'
import { type Books, Conflict } from './books.ts'
import type { KeptPayout } from './card-state.ts'

/** Pays to a card that was kept, once for one reference. @throws Conflict */
export async function payOut(books: Books, wish: PayoutWish): Promise<KeptPayout> {
  const { reference, amount, token } = wish
  const { payouts, cards } = books.state
  const known = payouts.find((one) => one.reference === reference)
  if (known && (known.amount !== amount || known.token !== token))
    throw new Conflict('the reference is another’s')
  if (known) return known
  if (!cards.some((one) => one.token === token)) throw new Conflict('no card has this token')
  const id = `out_${randomUUID()}`
  const payout: KeptPayout = {
    id,
    reference,
    amount,
    token,
    status: 'sent',
    changedAt: books.now(),
  }
  payouts.push(payout)
  books.write()
  arriveSoon(books, payout)
  return payout
}

/** What was sent is there after a step of time, or its card's bank declines it. */
export function arriveSoon(books: Books, payout: KeptPayout): void {
  if (payout.status !== 'sent') return
  books.later(async () => {
    const card = books.state.cards.find(({ token }) => token === payout.token)
    payout.status = card && card.behaviour !== 'noPayouts' ? 'confirmed' : 'declined'
    await books.payoutChanged(payout)
  })
}
