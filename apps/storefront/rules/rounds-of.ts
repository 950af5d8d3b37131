import { formatNumber } from '@fairhouse/money'

/** So many rounds, for odds such as 1 in 17,823,090: many as a whole number, few with a digit after the point. */
export const roundsOf = (rounds: number, locale: string): string =>
  rounds < 1000
    ? formatNumber(Math.round(rounds * 10) / 10, { decimals: 1, trim: true, locale })
    : formatNumber(Math.round(rounds), { decimals: 0, locale })
