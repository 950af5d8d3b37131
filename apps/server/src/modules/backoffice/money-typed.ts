import { type Amount, amount } from '@fairhouse/money'

/** Dollars as staff type them; null for what is no amount above nothing. */
export function amountTyped(text: string): Amount | null {
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const cents = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
  return cents > 0n ? amount(cents) : null
}
