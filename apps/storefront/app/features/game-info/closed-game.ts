import type { Texts } from '../../shell/texts/texts.ts'
import type { Maker } from './game-info.ts'

/** A game that exists and cannot be opened. */
export interface ClosedGame {
  readonly texts: Texts['gameInfo']
  readonly name: string
  /** Below the language prefix; null where nothing can be read about it while it is off. */
  readonly about: string | null
  /** Whose it is; null for one that is off for a while. */
  readonly maker: Maker | null
  readonly sandbox: boolean
}
