import { type Currency, currencies } from './currency.ts'
import { joinDigits } from './separators.ts'

/**
 * An amount in words of its currency: `$1,250.00`, `12.50 Cr`.
 * @param minorUnits whole number of minor units, as the wire carries it; negative only for differences.
 * @param locale decides the separators; the specification's own format is that of `en`.
 */
export function formatMoney(
  minorUnits: number | bigint,
  currency: Currency,
  locale: string = 'en',
): string {
  const { symbol, scale } = currencies[currency]
  const units = BigInt(minorUnits)
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, -scale)
  const sign = units < 0n ? '-' : ''
  const number = joinDigits(whole, digits.slice(-scale), locale)
  return symbol === '$' ? `${sign}$${number}` : `${sign}${number} ${symbol}`
}
