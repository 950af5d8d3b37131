import { type Currency, currencies } from '@fairhouse/money'

/** An amount as it is printed on a chip: digits alone, and a fraction only where there is one. */
export function shortAmount(minorUnits: number, currency: Currency, language: string): string {
  const { scale } = currencies[currency]
  const isWhole = minorUnits % 10 ** scale === 0
  const digits = isWhole ? 0 : scale
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minorUnits / 10 ** scale)
}
