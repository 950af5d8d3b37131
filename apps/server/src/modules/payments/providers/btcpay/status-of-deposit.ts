import type { BackNews, DepositNews, Status, StatusQuestion } from '#modules/cashier'
import { firstOf } from './deposits.ts'
import type { BtcPayParts } from './parts.ts'
import { paymentsOf } from './payments-of.ts'
import { refundsOf } from './refunds.ts'

/** Every payment to an invoice, and what of them was given back. */
export async function statusOfDeposit(
  parts: BtcPayParts,
  { reference, providerRef }: StatusQuestion,
): Promise<Status> {
  if (providerRef === null) {
    const heard = await parts.greenfield.invoicesNamed(reference)
    if (heard.type !== 'answer') return { type: 'unknown' }
    const first = firstOf(heard.body)
    return first
      ? statusOfDeposit(parts, { kind: 'deposit', reference, providerRef: first.id })
      : { type: 'none' }
  }
  const named = { providerRef, reference: reference === '' ? null : reference }
  const paid = await paymentsOf(parts, named)
  if ('type' in paid) return paid
  const backs = paid.length === 0 ? [] : await refundsOf(parts, named)
  if (backs === null) return { type: 'unknown' }
  const lost = paid.filter(({ state }) => state === 'cancelled').map(reversalOf)
  return { type: 'known', news: [...paid, ...lost, ...backs] }
}

/** One that counted before and no longer does is taken back; of one that never counted, this says nothing new. */
const reversalOf = ({ providerRef, reference, part, sum, at }: DepositNews): BackNews => ({
  type: 'reversal',
  providerRef,
  reference,
  part,
  backRef: `${part}:invalid`,
  ours: null,
  state: 'confirmed',
  sum,
  reason: 'chainReorganised',
  at,
})
