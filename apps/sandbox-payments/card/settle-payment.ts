import { randomUUID } from 'node:crypto'
import type { CardReason } from '@fairhouse/contract/sandbox/card'
import { type Books, Conflict, sumOf } from './books.ts'
import type { KeptPayment } from './card-state.ts'
import { openDispute } from './disputes.ts'

/** @throws Conflict when it is not authorised. */
export async function capture(books: Books, payment: KeptPayment): Promise<void> {
  if (payment.status !== 'authorised') throw new Conflict(`it is ${payment.status}`)
  payment.status = 'captured'
  if (payment.behaviour === 'disputed') books.later(() => openDispute(books, payment))
  await books.changed(payment)
}

/** Captures what is authorised after a step of time, unless it was let go of, or is captured by hand only. */
export function captureSoon(books: Books, payment: KeptPayment): void {
  if (payment.status !== 'authorised' || payment.behaviour === 'held') return
  books.later(async () => {
    if (payment.status === 'authorised') await capture(books, payment)
  })
}

/** Lets go of what is not captured. Doing it twice is doing it once. @throws Conflict */
export async function release(books: Books, payment: KeptPayment): Promise<void> {
  if (payment.status === 'released' || payment.status === 'cancelled') return
  if (payment.status === 'authorised') await end(books, payment, 'released', 'byHouse')
  else if (payment.status === 'created' || payment.status === 'challenge')
    await end(books, payment, 'cancelled', 'byHouse')
  else throw new Conflict(`it is ${payment.status}`)
}

/** Gives a part back, once for one reference. @throws Conflict for more than is there. */
export async function refund(
  books: Books,
  payment: KeptPayment,
  { reference, amount }: { readonly reference: string; readonly amount: number },
): Promise<void> {
  const known = payment.refunds.find((one) => one.reference === reference)
  if (known && known.amount !== amount) throw new Conflict('the reference is another’s')
  if (known) return
  if (payment.status !== 'captured') throw new Conflict(`it is ${payment.status}`)
  if (sumOf(payment.refunds) + amount > payment.amount) throw new Conflict('more than was captured')
  payment.refunds.push({ id: `ref_${randomUUID()}`, reference, amount, at: books.now() })
  await books.changed(payment)
}

export async function end(
  books: Books,
  payment: KeptPayment,
  status: 'declined' | 'cancelled' | 'released',
  reason: CardReason,
): Promise<void> {
  payment.status = status
  payment.reason = reason
  payment.page = null
  await books.changed(payment)
}
