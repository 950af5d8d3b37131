import type { Transaction } from '@fairhouse/contract/entities/payment'
import type { Texts } from '../../../shell/texts/texts.ts'

/** A withdrawal that its player may want back. */
export interface TakeBackProps {
  readonly words: Texts['cashierWords']
  readonly payment: Transaction
  done(): void
}
