import { formatNumber } from './format-number.ts'

/**
 * A ratio as a language writes percentages: 0.9612 is `96.12%`, and `96,12 %` where a blank belongs before the sign. Cut, not rounded.
 * @param trim leaves out zeros at the end.
 */
export const formatPercent = (
  ratio: number,
  locale: string,
  decimals?: number,
  trim?: boolean,
): string =>
  (0)
    .toLocaleString(locale, { style: 'percent' })
    .replace('0', formatNumber(ratio * 100, { decimals, trim, locale }))
