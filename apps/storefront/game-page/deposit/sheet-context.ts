import type { Failure } from '../../asking/failure.ts'
import type { Dialog } from '../dialogs/dialog.ts'
import type { PurseContext } from './purse.ts'
import type { DepositTexts } from './texts/en.ts'

/** What every part of the sheet works with. */
export interface SheetContext extends PurseContext {
  readonly words: DepositTexts
  readonly dialog: Dialog
  /** Says a sentence to those who do not see the screen; the page beneath a dialog is not heard. */
  say(sentence: string): void
  /** Replaces what the sheet shows. */
  show(...content: readonly (Node | null)[]): void
}

/** Why something did not work, in words. */
export function sentenceOf(failure: Failure, { texts, words }: SheetContext): string {
  if (failure.type === 'unreachable') return words.notSure
  if (failure.type === 'unreadable') return texts.errors.unreadable
  const ofAmount = failure.invalidFields?.['amount']
  return ofAmount ?? failure.sentence ?? texts.errors.refusals[failure.code] ?? texts.errors.unknown
}
