import type { Mechanics } from './words/en.ts'

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

/** What sentences are made with. */
export interface RuleVoice {
  readonly words: Mechanics
  /** Pay units as money at the stake now chosen. */
  readonly amount: (units: number) => string
  /** Minor units as money, whatever the stake. */
  readonly money: (minorUnits: number) => string
  readonly symbolName: (symbol: string, count: number) => string
  readonly number: (value: number) => string
  /** `1, 3 and 5` in the page's language. */
  readonly list: (parts: readonly string[]) => string
  /** `1, 3 or 5`. */
  readonly either: (parts: readonly string[]) => string
}

/** Reels as people count them. */
export const reelNumbers = (reels: readonly number[]): string[] =>
  reels.map((reel) => String(reel + 1))
