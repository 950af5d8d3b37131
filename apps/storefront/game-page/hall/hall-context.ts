import type { Currency } from '@fairhouse/money'
import type { HallTitle } from '@fairhouse/stage/rooms/bingo/title'
import type { Sound } from '@fairhouse/stage/sound/sound'
import type { Asker } from '../../asking/ask.ts'
import type { Addresses } from '../addresses.ts'
import type { LivePayments } from '../deposit/live-payments.ts'
import type { PageFacts } from '../page-facts.ts'
import type { PagePlayer } from '../page-player.ts'
import type { Store } from '../play/store.ts'
import type { Account } from '../room/account.ts'
import type { HouseClock } from '../room/house-clock.ts'
import type { SettingsShelf } from '../settings/settings.ts'
import type { Texts } from '../texts/texts.ts'
import type { HallState } from './hall-state.ts'
import type { HallTexts } from './texts/en.ts'

/** What every part of a hall's page works with. */
export interface HallContext {
  readonly facts: PageFacts
  readonly title: HallTitle
  /** Sentences that all games share. */
  readonly texts: Texts
  readonly words: HallTexts
  readonly addresses: Addresses
  readonly asker: Asker
  readonly settings: SettingsShelf
  readonly sound: Sound
  /** A whole number in words. */
  readonly number: (value: number) => string
  /** An amount in words; of the player's currency unless another is named. */
  readonly money: (minorUnits: number, currency?: Currency) => string
  readonly state: Store<HallState>
  readonly account: Account
  /** Who plays here. */
  readonly player: PagePlayer
  /** The player's own payments. */
  readonly payments: LivePayments
  readonly clock: HouseClock
  /** Says a sentence to those who do not see the screen. */
  readonly say: (sentence: string) => void
  /** Shows a sentence over the game for a while. */
  readonly notice: (sentence: string) => void
  /** The player may not buy here any more: they signed out in another tab. */
  readonly table: { leave(): void }
}
