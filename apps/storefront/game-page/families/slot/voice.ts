import type { Texts } from '../../texts/texts.ts'
import type { SlotTexts } from './texts/en.ts'

/** What the sentences of a round need to know. */
export interface Voice {
  readonly texts: SlotTexts
  /** Sentences that all families share. */
  readonly shared: Texts
  readonly money: (minorUnits: number) => string
  readonly symbolName: (symbol: string, count: number) => string
}
