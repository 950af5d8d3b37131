import { randomUUID } from 'node:crypto'
import { type Books, Conflict, sumOf } from './books.ts'
import type { KeptPayment } from './card-state.ts'

/** The player told his bank that it was not him, or that he got nothing for it. @throws Conflict */
export async function openDispute(books: Books, payment: KeptPayment): Promise<void> {
  if (payment.status !== 'captured') throw new Conflict(`it is ${payment.status}`)
  if (payment.disputes.some(({ status }) => status !== 'won'))
    throw new Conflict('it is disputed already')
  const amount = payment.amount - sumOf(payment.refunds)
  payment.disputes.push({ id: randomUUID(), amount, status: 'opened', at: books.now() })
  await books.changed(payment)
}

/** @throws Conflict when it is not open. */
export async function decideDispute(
  books: Books,
  payment: KeptPayment,
  decision: { readonly dispute: string; readonly won: boolean },
): Promise<void> {
  const open = payment.disputes.find(({ id }) => id === decision.dispute)
  if (open?.status !== 'opened') throw new Conflict('it is not open')
  open.status = decision.won ? 'won' : 'lost'
  open.at = books.now()
  await books.changed(payment)
}
