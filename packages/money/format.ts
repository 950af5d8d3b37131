import { type Currency, currencies } from './currency.ts'

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
  const { group, point } = separatorsOf(locale)
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group)
  const sign = units < 0n ? '-' : ''
  const number = `${grouped}${point}${digits.slice(-scale)}`
  return symbol === '$' ? `${sign}$${number}` : `${sign}${number} ${symbol}`
}

const known = new Map<string, { group: string; point: string }>()

function separatorsOf(locale: string): { group: string; point: string } {
  const earlier = known.get(locale)
  if (earlier) return earlier
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5)
  const group = parts.find((part) => part.type === 'group')?.value ?? ','
  const point = parts.find((part) => part.type === 'decimal')?.value ?? '.'
  const separators = { group, point }
  known.set(locale, separators)
  return separators
}
