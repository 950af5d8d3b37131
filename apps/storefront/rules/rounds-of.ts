import { formatNumber } from '@fairhouse/money'

/** From here on digits say less than words. */
const tooManyDigits = 1e15

/** So many rounds, for odds such as 1 in 17,823,090: many as a whole number, few with a digit after the point, more than anybody counts in words. */
export function roundsOf(rounds: number, locale: string): string {
  if (rounds >= tooManyDigits) return roundsInWords(rounds, locale)
  return rounds < 1000
    ? formatNumber(Math.round(rounds * 10) / 10, { decimals: 1, trim: true, locale })
    : formatNumber(Math.round(rounds), { decimals: 0, locale })
}

const million = 1_000_000
/** A long word of Spanish is a million times the one before; between them are thousands of it. */
const thousandsOfMillions = { from: 1e9, to: 1e12 }

/** So many millions of rounds and more in words, to two digits: `3.9 billion`. */
export function roundsInWords(rounds: number, locale: string): string {
  const { from, to } = thousandsOfMillions
  if (locale === 'es' && rounds >= from && rounds < to) {
    const millions = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 })
    return `${millions.format(rounds / million)} millones`
  }
  return new Intl.NumberFormat(locale, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 2,
  }).format(rounds)
}
