import type { SlotTitle } from '@fairhouse/stage/families/slot/title'
import type { SlotStage } from '@fairhouse/stage/families/slot/open-slot'
import type { Sound } from '@fairhouse/stage/sound/sound'
import type { Asker } from '../asking/ask.ts'
import type { Keeper } from '../keeping/keeper.ts'
import type { PageFacts } from './page-facts.ts'
import type { Favorite } from './play/favorite.ts'
import type { LiveJackpots } from './play/live-jackpots.ts'
import type { RoundController } from './play/round-controller.ts'
import type { SettingsShelf } from './settings/settings.ts'
import type { Texts } from './texts/texts.ts'

/** What every part of the game page works with. */
export interface GameContext {
  readonly facts: PageFacts
  readonly texts: Texts
  /** An amount in words of the table's currency. */
  readonly money: (minorUnits: number) => string
  readonly title: SlotTitle
  readonly table: RoundController
  readonly favorite: Favorite
  /** Progressive jackpots of the game; null when it has none. */
  readonly jackpots: LiveJackpots | null
  readonly stage: () => SlotStage
  readonly sound: Sound
  readonly settings: SettingsShelf
  readonly asker: Asker
  /** Keeps what the house shows of the player's seeds. */
  readonly keeper: Keeper
  /** Says a sentence to those who do not see the screen. */
  readonly say: (sentence: string) => void
  /** Shows a sentence over the game for a while. */
  readonly notice: (sentence: string) => void
  /** Pages of the house in the page's language. */
  readonly addresses: Addresses
}

export interface Addresses {
  /** Of this game, below the language prefix. */
  readonly own: string
  readonly lobby: string
  readonly login: string
  readonly deposit: string
  readonly bonus: string
  readonly profile: string
  /** Another of the house's games. */
  game(uri: string): string
  /** The verifier, with a round filled in. */
  verifier(roundId?: string): string
  /** The verifier, with a whole stream. */
  streamVerifier(stream: number): string
}

export const addressesOf = ({ language, uri }: Pick<PageFacts, 'language' | 'uri'>): Addresses => ({
  own: uri,
  lobby: `/${language}/lobby`,
  login: `/${language}/login?source=/${language}/${uri}`,
  deposit: `/${language}/cashier/deposit`,
  bonus: `/${language}/cashier/bonus`,
  profile: `/${language}/edit-profile`,
  game: (other) => `/${language}/${encodeURIComponent(other)}`,
  verifier: (roundId) =>
    `/${language}/provably-fair/verify${roundId ? `?round=${encodeURIComponent(roundId)}` : ''}`,
  streamVerifier: (stream) => `/${language}/provably-fair/verify?stream=${stream}`,
})
