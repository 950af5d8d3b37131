import type { Game } from '@fairhouse/contract/entities/game'
import type { Texts } from '../../shell/texts/texts.ts'

/** What the page says that stands where nothing is. */
export interface Missing {
  readonly texts: Texts['gameInfo']
  /** What was looked for, as words of the address; may be empty. */
  readonly wanted: string
  readonly suggestions: readonly Game[]
}
