import type { Texts } from '../../../shell/texts/texts.ts'

/** Sentences of the pages on which a way to pay in is added, changed or deleted. */
export interface MethodTexts {
  readonly methods: Texts['cashierMethods']
  readonly words: Texts['cashierWords']
  /** The specification's templates for what is wrong with a field. */
  readonly faults: Texts['account']['faults']
  /** Words of a field of any form. */
  readonly page: Pick<Texts['cashierWithdraw'], 'optional' | 'choose' | 'paste' | 'checksum'>
}
