import type { Failure } from '../../../../asking/failure.ts'
import type { Texts } from '../../../shell/texts/texts.ts'

/** Why there was no answer, in words for the place where it was asked. */
export function sentenceOf(failure: Failure, errors: Texts['errors']): string {
  const said = failure.type === 'refused' ? failure.sentence : null
  return said ?? (failure.type === 'unreachable' ? errors.network : errors.generic)
}
