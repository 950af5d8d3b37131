import { lookUp } from '@fairhouse/contract/refusals'
import type { Texts } from '../texts/texts.ts'
import type { HouseError } from './house-error.ts'

export interface ErrorWords {
  readonly title: string
  readonly text: string
}

/** Title and text of an error. What the house said itself is more exact than the catalogue's text. */
export function wordsOf({ code, publicMessage }: HouseError, texts: Texts['errors']): ErrorWords {
  const found = lookUp(code)
  const words = found.group === 'refusals' ? texts.refusals[found.name] : texts.client[found.name]
  return { title: words.title, text: publicMessage || words.text }
}
