import type { Answer } from '../ask.ts'
import { failures, refusals } from '../texts/texts.ts'

/** Why a call did nothing, as a sentence. */
export function sentenceOf(answer: Exclude<Answer<unknown>, { type: 'done' }>): string {
  if (answer.type === 'refused') return refusals[answer.refused]
  const known = Object.entries(failures).find(([why]) => why === answer.why)
  return known?.[1] ?? failures.other
}
