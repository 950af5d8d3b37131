import type { Paytable } from '@fairhouse/contract/entities/paytable'
import type { Json } from '@fairhouse/contract/json'
import type { ActionName } from '@fairhouse/contract/rounds/round'
import type { Drawing } from '../screen/choose-renderer.ts'
import type { Sound } from '../sound/sound.ts'
import type { TypedEvent } from './present.ts'

export type Language = 'en' | 'de' | 'es' | 'pt' | 'fr' | 'ja'

/** How fast rounds are shown. */
export type Pace = 'normal' | 'turbo'

/** How many times as fast as a normal one a round of each pace is shown. */
export const paces: Readonly<Record<Pace, number>> = { normal: 1, turbo: 2.6 }

/** Room that HTML controls and notches take on each side, CSS pixels. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** Room that the controls of a page take. */
export interface ControlInsets extends Insets {
  /** Where the upper bar leaves its middle to the picture: how far down its two ends reach. */
  readonly ends?: number
}

/** What a page wants to know while a round is shown. Amounts in minor units. */
export interface StageListener {
  /** What the round has won as far as it was shown. */
  readonly won: (total: number) => void
  /** The graphics driver gave the picture up: the page opens another stage in place of this one. */
  readonly pictureLost: () => void
}

/** What a page opens the stage of any family with. */
export interface StageOptions {
  readonly language: Language
  readonly drawing: Drawing
  readonly insets: ControlInsets
  /** Less movement was asked for. */
  readonly calm: boolean
  readonly sound: Sound
  /** Of the game as the house opened it. */
  readonly paytable: Paytable
  readonly money: (minorUnits: number) => string
  /** Part of the pictures that is loaded, 0 to 1. */
  readonly progress: (part: number) => void
  readonly listener: StageListener
}

/** A game on screen, of whatever family. It stages what the house said and decides nothing. */
export interface GameStage {
  /** What the round on screen has cost, minor units: how large a win is, is told by it. */
  stake(minorUnits: number): void
  /**
   * Sets in motion within a frame what an action moves, before the house has answered.
   * @param data what the action is sent with: the selection of a bet, the choice of another.
   */
  begin(action: ActionName, data: Json | null): void
  /** Lets what is in motion come back to what it showed: the action was refused. */
  standStill(): void
  /** Shows events in order; resolves when the last one is on screen. */
  present(events: readonly TypedEvent[]): Promise<void>
  /** Shows the end of these events at once: a round taken up after a reload, or left after a replay. Of none: the game at rest. */
  show(events: readonly TypedEvent[]): void
  /** Something moves, or a round goes on, that has not shown yet what it holds. */
  readonly awaitsResult: boolean
  /** Cuts short what is being shown now. */
  hurry(): void
  /** Cuts the whole running presentation short. */
  finish(): void
  pace(pace: Pace): void
  insets(insets: ControlInsets): void
  /** Ends what is being shown and frees everything. Every verb does nothing from here on. */
  close(): Promise<void>
}
