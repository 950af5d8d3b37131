/** A sentence in the forms of a language's plural rules; `other` serves all that are not named. */
export interface Counted {
  readonly one?: string
  readonly other: string
}

/** The same keys with any sentences in them: what a translation must offer. A language without a singular leaves out `one`. */
export type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends Required<Counted>
      ? Counted
      : Translated<Texts[Key]>
}
