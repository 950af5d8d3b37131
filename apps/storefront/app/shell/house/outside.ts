import type { Adapters } from '@fairhouse/contract/adapters'
import type { Texts } from '../texts/texts.ts'

/** The services outside the house that this operator has, and the words about them. */
export interface Outside {
  readonly adapters: Adapters
  readonly words: Texts['consent']
}
