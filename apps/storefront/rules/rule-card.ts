import type { RuleWords } from './words/en.ts'

/** One thing to know of a game. */
export interface RuleCard {
  /** Whose picture stands beside it; null: none. */
  readonly symbol: string | null
  readonly title: string
  readonly sentences: readonly string[]
  /** A small table: what, and what it gives. */
  readonly rows: readonly (readonly [what: string, gives: string])[]
  /** What is read after the table. */
  readonly more: readonly string[]
}

/** What sentences are made with; a family has words of its own. */
export interface RuleVoice<Words extends RuleWords = RuleWords> {
  readonly words: Words
  /** Pay units as money at the stake now chosen. */
  readonly amount: (units: number) => string
  /** The same without words, for a table. */
  readonly figure: (units: number) => string
  /** Minor units as money, whatever the stake. */
  readonly money: (minorUnits: number) => string
  /** What the title calls a thing of its own, such as a symbol. */
  readonly symbolName: (symbol: string, count: number) => string
  readonly number: (value: number) => string
  /** `1, 3 and 5` in the page's language. */
  readonly list: (parts: readonly string[]) => string
  /** `1, 3 or 5`. */
  readonly either: (parts: readonly string[]) => string
}
