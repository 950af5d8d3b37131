import type { Language } from './words.ts'

/** A word in English, German, Spanish, Portuguese, French, Japanese. `{…}` is filled in. */
export type WordRow = readonly [
  en: string,
  de: string,
  es: string,
  pt: string,
  fr: string,
  ja: string,
]

const order: readonly Language[] = ['en', 'de', 'es', 'pt', 'fr', 'ja']

/** The words of rows in one language. */
export function rowsIn<Rows extends Readonly<Record<string, WordRow>>>(
  rows: Rows,
  language: Language,
): { readonly [Name in keyof Rows]: string } {
  const at = order.indexOf(language)
  const said = Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, row[at] ?? row[0]]),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has just been made of these very names
  return said as { readonly [Name in keyof Rows]: string }
}
