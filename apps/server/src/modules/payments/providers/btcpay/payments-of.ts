import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import { fromDecimal } from '@fairhouse/money'
import type { DepositNews, Status } from '#modules/cashier'
import type { BtcPayParts } from './parts.ts'
import type { Payment, PaymentMethods } from './wire.ts'

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
  const isForeign = foreignPayments(parts, heard.body).length > 0
  const paid = paymentsIn(parts, heard.body, named)
  if (isForeign) parts.log.error({ invoice: named.providerRef }, 'a payment cannot be read')
  return paid === null || isForeign ? { type: 'unknown' } : paid
}

/** Payments to an invoice in coins that the store is set up for; null when one of them cannot be read: then nothing is believed of all. */
export function paymentsIn(
  parts: BtcPayParts,
  methods: PaymentMethods,
  named: Named,
): readonly DepositNews[] | null {
  const told = methods.flatMap(({ paymentMethodId, payments }) => {
    const asset = parts.assetNamed(nameOf(paymentMethodId))
    return asset ? payments.map((payment) => newsOf(parts, asset, payment, named)) : []
  })
  const paid = told.filter((news) => news !== null)
  return paid.length < told.length ? null : paid
}

/** Payments to an invoice in any other coin, under their names. */
export const foreignPayments = (
  { assetNamed }: BtcPayParts,
  methods: PaymentMethods,
): { part: string; asset: string; state: string; at: number }[] =>
  methods.flatMap(({ paymentMethodId, payments }) => {
    const asset = nameOf(paymentMethodId)
    return assetNamed(asset) === null
      ? payments.map(({ id, status, receivedDate }) => ({
          part: id.replace('-', ':'),
          asset,
          state: states[status],
          at: receivedDate * 1_000,
        }))
      : []
  })

const nameOf = (paymentMethodId: string): string => paymentMethodId.replace(/-CHAIN$/, '')

const states = {
  Processing: 'confirming',
  Settled: 'confirmed',
  Invalid: 'cancelled',
} as const satisfies Record<Payment['status'], DepositNews['state']>

/** Null for one that cannot be read. */
function newsOf(
  { log }: BtcPayParts,
  asset: PaymentAsset,
  { id, value, status, receivedDate }: Payment,
  named: Named,
): DepositNews | null {
  const sum = fromDecimal(asset, value)
  if (!sum) {
    log.error({ invoice: named.providerRef, asset }, 'a payment cannot be read')
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
