import type { MethodTerms } from '@fairhouse/contract/entities/payment-method'

/** What the house keeps of an amount of minor units, as it reckons itself: shares are rounded down, in the player's favour. */
export function feeOf({ fee }: Pick<MethodTerms, 'fee'>, amount: number): number {
  const whole = BigInt(amount)
  const kept = BigInt(fee.fixed) + (whole * BigInt(fee.share)) / 10_000n
  return Number(kept < whole ? kept : whole)
}

const places = 8

/**
 * About how many coins an amount of cents is, to eight digits, cut.
 * @param rate dollars for one coin, decimal digits.
 */
export function coinsFor(cents: number, rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.')
  const units = BigInt(whole + fraction)
  if (units === 0n) return '0'
  const coins = (BigInt(cents) * 10n ** BigInt(fraction.length + places)) / (units * 100n)
  const digits = coins.toString().padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
