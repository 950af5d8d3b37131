import { formatPercent } from '@fairhouse/money'
import type { Language } from '../../shell/texts/languages.ts'
import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { Game, GameDetails } from '@fairhouse/contract/entities/game'
import type { Texts } from '../../shell/texts/texts.ts'
import type { Rules } from './rules.server.ts'
import type { RulesHere } from './rules-here.server.ts'
import type { ToldPaytable } from './told-paytable.ts'

/** Digits after the point of a return that was worked out exactly: cut, as all numbers are, it still reads as what it is. */
export const exactDigits = 4

/** What was proved, to the last of those digits and without zeros after it. */
export const exactPercent = (ratio: number, language: Language): string =>
  formatPercent(ratio, language, exactDigits, true)

/** Of a certificate, what a player reads. */
export type Proof = Omit<Certificate, 'uri' | 'split'> & {
  readonly split: readonly { readonly part: string; readonly ratio: number }[]
  /** What the family of the game calls its parts and features. */
  readonly names: Readonly<Record<string, string>>
}

export interface Maker {
  readonly name: string
  /** Below the language prefix. */
  readonly path: string
}

/** All that a game's own page tells. */
export interface GameInfo {
  readonly texts: Texts['gameInfo']
  readonly game: Game
  readonly details: Pick<GameDetails, 'since' | 'grid' | 'ways'>
  /** The day since when it is here, in words: the server has them at once, a phone takes long until it can tell its first day. */
  readonly sinceWords: string
  readonly maker: Maker
  /** What was proven of an own title; null for a provider's game. */
  readonly proof: Proof | null
  /** What is certified is the best of the player's choices. */
  readonly isSkill: boolean
  readonly rules: Rules | null
  /** What the rules of the reader's place leave out; null: nothing. */
  readonly here: RulesHere | null
  /** Null for a provider's game. */
  readonly paytable: ToldPaytable | null
  readonly similar: readonly Game[]
}
