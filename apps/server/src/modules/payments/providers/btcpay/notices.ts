import { createHmac, timingSafeEqual } from 'node:crypto'
import type { StatusQuestion } from '#modules/cashier'
import { event } from './wire.ts'

/** What a webhook is about; null for one that is not signed by the store's secret. It says nothing that `status` would not. */
export function readNotice(
  secret: string,
  raw: Uint8Array,
  signature: string | undefined,
): readonly StatusQuestion[] | null {
  const expected = `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`
  if (!isSame(expected, signature ?? '')) return null
  const read = event.safeParse(json(raw))
  if (!read.success) return []
  const { type, invoiceId, payoutId, metadata } = read.data
  const reference = metadata?.orderId ?? ''
  if (type.startsWith('Invoice') && invoiceId !== undefined)
    return [{ kind: 'deposit', reference, providerRef: invoiceId }]
  if (type.startsWith('Payout') && payoutId !== undefined)
    return [{ kind: 'payout', reference, providerRef: payoutId }]
  return []
}

function isSame(expected: string, told: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(told)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function json(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'))
  } catch {
    // Signed, and yet no JSON: there is nothing to ask about.
    return null
  }
}
