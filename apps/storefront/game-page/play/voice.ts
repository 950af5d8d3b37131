import type { Texts } from '../texts/texts.ts'

/** What the sentences of a round need to know. */
export interface Voice {
  readonly texts: Texts
  readonly money: (minorUnits: number) => string
  readonly symbolName: (symbol: string, count: number) => string
}
