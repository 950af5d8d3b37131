import type { IdentityCheckShown } from '@fairhouse/contract/entities/identity-check'
import type { Texts } from '../../../shell/texts/texts.ts'

/** Sentences of the page on which players show who they are. */
export interface IdentityTexts {
  readonly page: Texts['cashierIdentity']
  readonly words: Texts['cashierWords']
}

/** What the parts of the page work on. */
export interface IdentityProps {
  readonly texts: IdentityTexts
  readonly check: IdentityCheckShown
  replace(check: IdentityCheckShown): void
}
