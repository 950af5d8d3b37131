import { formatNumber } from '@fairhouse/money'

/** Dollars for a coin as a language writes them: to the cent, and as exact as they came below ten dollars. @param rate decimal digits. */
export function rateWords(rate: string, language: string): string {
  const [whole = '', after = ''] = rate.split('.')
  const decimals = whole.length > 1 ? 2 : Math.min(Math.max(after.length, 2), 6)
  return `$${formatNumber(Number(rate), { decimals, locale: language })}`
}
