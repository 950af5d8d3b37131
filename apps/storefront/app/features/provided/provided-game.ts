import type { Maker } from '../game-info/game-info.ts'
import type { Texts } from '../../shell/texts/texts.ts'

/** A game of a provider, to be opened. */
export interface ProvidedGame {
  readonly texts: Texts['gameInfo']
  readonly id: number
  readonly uri: string
  readonly name: string
  readonly maker: Maker
  /** Colours of its picture, from top to bottom; null without one. */
  readonly tint: readonly [string, string] | null
}
