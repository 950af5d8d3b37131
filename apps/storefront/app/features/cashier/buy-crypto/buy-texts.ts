import type { Texts } from '../../../shell/texts/texts.ts'

/** Sentences of the page on which coins are bought. */
export interface BuyTexts {
  readonly buy: Texts['cashierBuy']
  readonly words: Texts['cashierWords']
}
