import { type Books, toldPayment } from './books.ts'

/** Balances have eight places, whatever the coin has. */
const places = 8
/** The operator's own coins, of each currency, from which payouts go before anything came in. */
const opening = 1_000n * 10n ** BigInt(places)

/** What the account holds: deposits count once confirmed, withdrawals from when they were asked for, both short of fees. */
export function balanceOf(books: Books, currency: string): string {
  let sum = opening
  for (const { at, type, status, amount, ...rest } of books.payments.values()) {
    const isOut = type === 'withdrawal'
    const counts = isOut ? status !== 'cancelled' : status === 'confirmed'
    if (at.currency !== currency || !counts) continue
    const { fees } = toldPayment({ at, type, status, amount, ...rest })
    sum += isOut ? -unitsOf(amount) : unitsOf(amount)
    for (const fee of fees) sum -= unitsOf(fee.amount)
  }
  const digits = String(sum < 0n ? -sum : sum).padStart(places + 1, '0')
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

function unitsOf(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
}
