import type { Currency } from '@fairhouse/money'
import type { CrashTitle } from '@fairhouse/stage/rooms/crash/title'
import type { Sound } from '@fairhouse/stage/sound/sound'
import type { Asker } from '../../asking/ask.ts'
import type { Times } from '../../rules/families/instant/times.ts'
import type { Addresses } from '../addresses.ts'
import type { LivePayments } from '../deposit/live-payments.ts'
import type { PageFacts } from '../page-facts.ts'
import type { PagePlayer } from '../page-player.ts'
import type { Store } from '../play/store.ts'
import type { SettingsShelf } from '../settings/settings.ts'
import type { Texts } from '../texts/texts.ts'
import type { Account } from './account.ts'
import type { Delay } from './delay.ts'
import type { HouseClock } from './house-clock.ts'
import type { RoomState } from './room-state.ts'
import type { RoomTexts } from './texts/en.ts'

/** What every part of a room's page works with. */
export interface RoomContext {
  readonly facts: PageFacts
  readonly title: CrashTitle
  /** Sentences that all games share. */
  readonly texts: Texts
  readonly words: RoomTexts
  readonly addresses: Addresses
  readonly asker: Asker
  readonly settings: SettingsShelf
  readonly sound: Sound
  /** A multiple in words, of hundredths. */
  readonly times: Times
  /** A whole number in words. */
  readonly number: (value: number) => string
  /** An amount in words; of the player's currency unless another is named. */
  readonly money: (minorUnits: number, currency?: Currency) => string
  readonly state: Store<RoomState>
  readonly account: Account
  /** Who plays here. */
  readonly player: PagePlayer
  /** The player's own payments. */
  readonly payments: LivePayments
  readonly clock: HouseClock
  readonly delay: Delay
  /** Says a sentence to those who do not see the screen. */
  readonly say: (sentence: string) => void
  /** Shows a sentence over the game for a while. */
  readonly notice: (sentence: string) => void
  /** The player may not bet here any more: they signed out in another tab. */
  readonly table: { leave(): void }
}

/** What parts of a page work with that every kind of room has. */
export type ShellContext = Pick<
  RoomContext,
  | 'facts'
  | 'texts'
  | 'addresses'
  | 'asker'
  | 'settings'
  | 'sound'
  | 'number'
  | 'money'
  | 'account'
  | 'player'
  | 'payments'
  | 'say'
  | 'notice'
  | 'table'
>

/** So far ahead of what was heard last a flight is shown: it never runs on when the house says nothing. */
const aheadAtMostMs = 150

/** The time at the house that is shown now, epoch milliseconds. */
export function shownHouseMs({ clock, state }: Pick<RoomContext, 'clock' | 'state'>): number {
  const now = clock.now()
  if (state.now.round?.phase !== 'flying' || clock.last === null) return now
  return Math.min(now, clock.last + aheadAtMostMs)
}
