import { fromDecimal } from '@fairhouse/money'
import type { DepositNews, Status } from '#modules/cashier'
import type { BtcPayParts } from './parts.ts'
import type { Payment } from './wire.ts'

/** Which deposit news is about. */
export interface Named {
  /** The invoice's id. */
  readonly providerRef: string
  readonly reference: string | null
}

/** Every payment to an invoice, or why there is nothing to be said. */
export async function paymentsOf(
  parts: BtcPayParts,
  named: Named,
): Promise<readonly DepositNews[] | Exclude<Status, { type: 'known' }>> {
  const heard = await parts.greenfield.paymentMethods(named.providerRef)
  if (heard.type === 'refused' && heard.status === 404) return { type: 'none' }
  if (heard.type !== 'answer') return { type: 'unknown' }
  const told = heard.body.flatMap(({ paymentMethodId, payments }) =>
    payments.map((payment) => newsOf(parts, paymentMethodId, payment, named)),
  )
  const paid = told.filter((news) => news !== null)
  return paid.length < told.length ? { type: 'unknown' } : paid
}

const states = {
  Processing: 'confirming',
  Settled: 'confirmed',
  Invalid: 'cancelled',
} as const satisfies Record<Payment['status'], DepositNews['state']>

/** Null for one that cannot be read: then nothing is believed of all of them. */
function newsOf(
  { log, assetNamed }: BtcPayParts,
  paymentMethodId: string,
  { id, value, status, receivedDate }: Payment,
  named: Named,
): DepositNews | null {
  const asset = assetNamed(paymentMethodId.replace(/-CHAIN$/, ''))
  const sum = asset && fromDecimal(asset, value)
  if (!asset || !sum) {
    log.error({ invoice: named.providerRef, paymentMethodId }, 'a payment cannot be read')
    return null
  }
  const [txid = '', output = ''] = id.split('-')
  return {
    type: 'deposit',
    ...named,
    part: `${txid}:${output}`,
    state: states[status],
    sum: { asset, units: sum.amount },
    dust: sum.dust,
    confirmations: null,
    txid,
    reason: status === 'Invalid' ? 'doubleSpent' : null,
    kept: null,
    at: receivedDate * 1_000,
  }
}
