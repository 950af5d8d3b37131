import { formatNumber } from './format-number.ts'

/** Languages that set the sign apart, by a space that does not break. */
const apart: readonly string[] = ['de', 'es', 'fr']

/** A ratio in percent, cut like `formatNumber`, with the sign where its language sets it: `96.12%`, in German `96,12 %`. */
export const formatPercent = (ratio: number, decimals: number, locale: string): string =>
  `${formatNumber(ratio * 100, { decimals, locale })}${apart.includes(locale) ? '\u00A0' : ''}%`
