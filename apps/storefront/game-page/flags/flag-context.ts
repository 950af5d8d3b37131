import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Asker } from '../../asking/ask.ts'
import type { Language } from '../texts/texts.ts'

/** Hears the flags of each status of the player. */
export type HearFlags = (flags: PlayerStatus['userFlags']) => void

/** What flags of the player need of a game page. */
export interface FlagContext {
  /** The page's path below the language prefix. */
  readonly here: string
  readonly language: Language
  readonly asker: Asker
  /** Where sentences stand over the game. */
  readonly notices: Pick<HTMLElement, 'append'>
  /** Whether something is at stake that asks for the player here. */
  readonly isAtStake: () => Promise<boolean>
  /** The page ends the session itself, or could not. */
  readonly leaving: (is: boolean) => void
}
