import type { NewestReconciliation } from '#modules/payments'
import { type Html, html } from '../html.ts'
import { table, tags } from '../shown.ts'
import { differenceInWords } from '../words.ts'

/** How the newest comparison of each day with each provider came out, the newest day first. */
export const daysPage = (made: readonly NewestReconciliation[]): Html =>
  html`<p class="quiet">What providers tell of a day (UTC), held against payments and the ledger an hour after its end.</p>${table(
    'Days',
    ['Day', 'Provider', 'Differences', 'Compared', 'Payments'],
    made.map((one) => [
      html`<a href="/desk/days/${one.day}">${one.day}</a>`,
      one.provider,
      differencesShown(one),
      comparedInWords(one.silent),
      String(one.payments),
    ]),
    'No day was compared yet.',
  )}`

/** @param silent of how many payments nobody could be asked; null for a statement that was not to be had. */
export const comparedInWords = (silent: number | null): string => {
  if (silent === null) return 'no statement yet'
  return silent === 0 ? 'whole' : `without ${silent}`
}

export function differencesShown({
  silent,
  differences,
}: Pick<NewestReconciliation, 'silent' | 'differences'>): Html | string {
  const kinds = Object.entries(differences)
  if (kinds.length === 0) return silent === null ? 'not known' : 'none'
  return tags(kinds.map(([kind, count]) => `${differenceInWords(kind)}: ${count}`))
}
