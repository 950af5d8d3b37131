import { formatNumber } from './format-number.ts'

/** The sign as its language sets it: German, Spanish and French apart, by a space that does not break. On every page's first load, so it is short. */
export const percentSign = (locale: string): string => (/de|es|fr/.test(locale) ? '\u00A0%' : '%')

/** A ratio in percent, cut like `formatNumber`: `96.12%`. */
export const formatPercent = (ratio: number, decimals: number, locale: string): string =>
  formatNumber(ratio * 100, { decimals, locale }) + percentSign(locale)
