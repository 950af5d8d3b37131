import { formatNumber } from '@fairhouse/money'
import type { Language } from '../texts/languages.ts'
import type { Counted } from '../texts/translated.ts'

/**
 * Puts values into a sentence: `fill('Hello {name}', { name: 'Ada' })`.
 * @throws RangeError when the sentence names a value that is not there.
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new RangeError(`no value for {${name}} in: ${sentence}`)
    return String(value)
  })
}

/** The form for a whole `count`, which fills `{count}`. */
export function fillCounted(sentence: Counted, count: number, language: Language): string {
  const form = isOne[language](count) ? (sentence.one ?? sentence.other) : sentence.other
  return fill(form, { count: formatNumber(count, { decimals: 0, locale: language }) })
}

/**
 * Whether a whole count takes the singular (the plural rules of CLDR for languages of the house). A browser has them too, but takes long
 * until it tells the first.
 */
const isOne: Readonly<Record<Language, (count: number) => boolean>> = {
  en: (count) => count === 1,
  de: (count) => count === 1,
  es: (count) => count === 1,
  pt: (count) => count < 2,
  fr: (count) => count < 2,
  ja: () => false,
}
