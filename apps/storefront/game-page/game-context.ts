import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { ControlInsets, GameStage, StageOptions } from '@fairhouse/stage/rounds/game-stage'
import type { Sound } from '@fairhouse/stage/sound/sound'
import type { DeckLook } from '@fairhouse/stage/table/card-faces'
import type { SoundFiles } from '@fairhouse/stage/sound/sprite'
import type { Asker } from '../asking/ask.ts'
import type { Keeper } from '../keeping/keeper.ts'
import type { RuleTeller } from '../rules/family-rules.ts'
import type { Addresses } from './addresses.ts'
import type { Face } from './controls/face.ts'
import type { LivePayments } from './deposit/live-payments.ts'
import type { Content } from './markup/element.ts'
import type { PageFacts } from './page-facts.ts'
import type { PagePlayer } from './page-player.ts'
import type { ControllerState, Round } from './play/controller-state.ts'
import type { Course } from './play/course.ts'
import type { Favorite } from './play/favorite.ts'
import type { LiveJackpots } from './play/live-jackpots.ts'
import type { LiveTournament } from './play/live-tournament.ts'
import type { RoundController } from './play/round-controller.ts'
import type { SettingsShelf } from './settings/settings.ts'
import type { Texts } from './texts/texts.ts'

/** What every part of the game page works with. */
export interface GameContext {
  readonly facts: PageFacts
  readonly texts: Texts
  /** An amount in words of the table's currency. */
  readonly money: (minorUnits: number) => string
  /** The game as its family brings it. */
  readonly family: FamilyGame
  readonly table: RoundController
  readonly favorite: Favorite
  /** Who plays here. */
  readonly player: PagePlayer
  /** Progressive jackpots of the game; null when it has none. */
  readonly jackpots: LiveJackpots | null
  /** The tournament that the player is in. */
  readonly tournament: LiveTournament
  /** The player's own payments. */
  readonly payments: LivePayments
  readonly stage: () => GameStage
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

/** One title of a family, and how it is played on a page. */
export interface FamilyGame {
  readonly sounds: SoundFiles | null
  /** Heard when a control is pressed. */
  readonly pressCue: string | null
  readonly course: Course
  readonly words: FamilyWords
  /** What the large button shows, and what pressing it does, by where the table stands. It is not asked while a round is shown. */
  face(state: ControllerState): Face
  /** Where a round stood that goes on after the page was left. */
  resumed(state: ControllerState): string
  /**
   * An answer's events as a screen reader says them. Amounts of events are minor units.
   * @param before events of the round that earlier answers brought.
   */
  spoken(
    events: readonly RoundEvent[],
    money: (minorUnits: number) => string,
    before: readonly RoundEvent[],
  ): string
  /**
   * Opens the stage, or another one in place of one whose picture was lost.
   * @throws NoPictureError when the browser cannot draw; Error when a picture cannot be loaded.
   */
  openStage(element: HTMLElement, options: StageOptions): Promise<GameStage>
  /** The room for the stage, of what the page's bars leave, `ends` being how far down those of the upper one reach. */
  room(insets: ControlInsets): ControlInsets
  /** The family's own controls; called once, after the stage was opened. */
  controls(context: GameContext): FamilyControls
  /** Its rules as sentences. */
  rules(): Promise<RuleTeller>
  /** All that pays, in amounts at the stake now chosen, for the dialog of the paytable. */
  paytable(context: GameContext): Promise<readonly Content[]>
  /** What the title calls a thing of its own, of which there are `count`, where rules name one: `bell`, `bells`. */
  nameOf(thing: string, count: number): string
  /** Its picture for lists outside the stage, `size` in CSS pixels; null: there is none. */
  picture(thing: string, size: number): HTMLElement | null
  /** A past round was shown again: what the family has to say of it, where the rules of the place allow that he is helped. */
  replayed?(context: GameContext, round: Pick<Round, 'events' | 'stake'>): void
  /** What tells a player the worth of each of his choices; null: it has none. */
  readonly coach: Coach | null
  /** Prints the cards on the table otherwise; left out by a family without cards. */
  readonly printCards?: (deck: DeckLook) => void
}

export interface FamilyWords {
  /** Of the link that leads past the stage to the large button. */
  readonly skip: string
  /** Keys of the large button and of the family's own controls, and what they do. */
  readonly keys: readonly (readonly [key: string, does: string])[]
  /** Said when the large button is pressed and nothing is bet on yet; null for a family whose bets select nothing. */
  readonly selectFirst: string | null
}

/** What a family puts on the page beside what every game has. */
export interface FamilyControls {
  /** Over the stage, in the order in which they are read: what may be pressed there. */
  readonly overStage: readonly HTMLElement[]
  /** A row above balance and large button, over the whole width, whose height the stage leaves free; null: none. */
  readonly aboveBar: HTMLElement | null
  /** In place of the chooser of the stake; null: that. */
  readonly stake: HTMLElement | null
  /** By `KeyboardEvent.key`, letters small. They come before the page's own. */
  readonly keys: Readonly<Record<string, () => void>>
  /** A stage was opened, or its room has changed. */
  fit(): void
  /** What a press on the stage itself does. */
  tapped(): void
}

/** Prices every choice of a player, where the rules of his place allow that he is helped. */
export interface Coach {
  /** Opens what is shown in the panel, whose code is loaded when it is first asked for. */
  open(context: GameContext): Promise<CoachPanel>
  /**
   * Judges every decision that the player has made in a round so far, in their order: what training mode tells. A game in which none is better
   * than another leaves it out.
   */
  readonly judge?: (
    context: GameContext,
    round: Pick<Round, 'events' | 'stake'>,
  ) => Promise<readonly Judged[]>
}

/** A decision that was made, with its price. */
export interface Judged {
  /** What it gives away on average against the best one, minor units; parts of one too. */
  readonly lost: number
  /** What would have been better, and what the difference costs. */
  readonly sentence: string
}

export interface CoachPanel {
  readonly view: HTMLElement
  /** The panel was opened or closed; while it is closed nothing needs to be worked out. */
  shown(on: boolean): void
}
