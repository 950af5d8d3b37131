import type { Texts } from '../../../shell/texts/texts.ts'

/** Sentences of the page on which money is paid out. */
export interface WithdrawTexts {
  readonly page: Texts['cashierWithdraw']
  readonly words: Texts['cashierWords']
  /** The specification's templates for what is wrong with a field. */
  readonly faults: Texts['account']['faults']
  readonly proof: Pick<Texts['security'], 'proof' | 'close' | 'showPassword' | 'hidePassword'>
}
