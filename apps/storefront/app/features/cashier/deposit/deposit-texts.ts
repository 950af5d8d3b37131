import type { Texts } from '../../../shell/texts/texts.ts'

/** Sentences of the page on which money is paid in. */
export interface DepositTexts {
  readonly deposit: Texts['cashierDeposit']
  readonly words: Texts['cashierWords']
}
