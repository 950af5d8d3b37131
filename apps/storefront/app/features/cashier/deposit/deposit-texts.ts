import type { Texts } from '../../../shell/texts/texts.ts'

/** Sentences of the page on which money is paid in. */
export interface DepositTexts {
  readonly deposit: Texts['cashierDeposit']
  readonly words: Texts['cashierWords']
  /** Of the page of bonuses what is said of one beside coins. */
  readonly bonus: Pick<
    Texts['cashierBonus'],
    | 'heading'
    | 'claim'
    | 'claimed'
    | 'required'
    | 'depositBy'
    | 'terms'
    | 'match'
    | 'spins'
    | 'chip'
    | 'from'
    | 'types'
  >
}
