/** A sentence in the forms of a language's plural rules; `other` serves all that are not named. */
export interface Counted {
  readonly one?: string
  readonly other: string
}

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

/** The form for `count`, which fills `{count}`. */
export function fillCounted(sentence: Counted, count: number, locale: string): string {
  const { plurals, numbers } = countingIn(locale)
  const form = plurals.select(count) === 'one' ? (sentence.one ?? sentence.other) : sentence.other
  return fill(form, { count: numbers.format(count) })
}

interface Counting {
  readonly plurals: Intl.PluralRules
  readonly numbers: Intl.NumberFormat
}

/** Making one costs more than a thousand uses of it. */
const known = new Map<string, Counting>()

function countingIn(locale: string): Counting {
  const before = known.get(locale)
  if (before) return before
  const counting = {
    plurals: new Intl.PluralRules(locale),
    numbers: new Intl.NumberFormat(locale),
  }
  known.set(locale, counting)
  return counting
}

/** The same keys with any sentences in them: what a translation must offer. A language without a singular leaves out `one`. */
export type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends Required<Counted>
      ? Counted
      : Translated<Texts[Key]>
}
