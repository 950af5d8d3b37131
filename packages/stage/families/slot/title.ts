import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import type { ActionName } from '@fairhouse/contract/rounds/round'
import type { Container } from 'pixi.js'
import type { Motion } from '../../motion/motion.ts'
import type { Language } from '../../rounds/game-stage.ts'
import type { EventOf } from './slot-events.ts'
import type { Brushes } from '../../screen/brushes.ts'
import type { FontFiles, Glyphs } from '../../screen/bitmap-font.ts'
import type { LetterStyle } from '../../screen/lettering.ts'
import type { PictureList, Textures } from '../../screen/load-textures.ts'
import type { Size } from '../../screen/open-screen.ts'
import type { Sparks } from '../../screen/sparks.ts'
import type { Sound } from '../../sound/sound.ts'
import type { SoundFiles } from '../../sound/sprite.ts'
import type { SlotBoard } from './board-shape.ts'
import type { Gamble, Hold, Offer, Pick, Trail, Wheel } from './features.ts'
import type { JackpotMeters } from './jackpot-meters.ts'
import type { Box, SlotLayout } from './layout.ts'
import type { SlotSkin } from './skin.ts'

/** One title of the slot family: its look, its scenes, its words. It stages what happened and decides nothing. */
export interface SlotTitle {
  readonly manifest: GameManifest
  /** Pictures that must be there before the first frame. */
  readonly pictures: PictureList
  /** Pictures that may come after the first frame. */
  readonly laterPictures: PictureList
  /** Font of amounts. */
  readonly amounts: FontFiles
  /** Fonts of its lettering: family name and address. */
  readonly fonts: readonly { readonly family: string; readonly address: string }[]
  readonly sounds: SoundFiles | null
  skin(textures: Textures, language: Language): SlotSkin
  /** Names of its jackpots, dearest first: their amounts stand over the reels. */
  readonly jackpots: readonly string[]
  /** What the reels show before the first round. */
  readonly restGrid: readonly (readonly string[])[]
  readonly cues: Cues
  /** Name of a symbol as it is said of `count` of them: `bell`, `bells`. */
  symbolName(symbol: string, count: number, language: Language): string
  openBackdrop(tools: SceneTools): Backdrop
  openFreeSpins(tools: SceneTools): FreeSpinsScene
  /** How its features are staged; one that is missing is not seen. */
  readonly scenes: FeatureScenes
}

/** Names of a title's sounds for what every slot does; null where it is silent. */
export interface Cues {
  readonly spin: string | null
  readonly reelStop: string | null
  readonly suspense: string | null
  readonly expand: string | null
  readonly line: string | null
  readonly smallWin: string | null
  readonly levels: Readonly<Record<'nice' | 'big' | 'mega' | 'epic', string | null>>
  readonly count: string | null
  /** Heard when this symbol comes to rest: the first one, the second one … */
  readonly landings: ReadonlyMap<string, readonly string[]>
  /** A control was pressed. */
  readonly press: string | null
  /** Symbols change, or are chosen. */
  readonly change: string | null
  /** Symbols go and others fall: the first time in a spin, and higher with each one. */
  readonly cascade: string | null
  readonly multiplier: string | null
  readonly jackpot: string | null
  /** Free spins were won; more of them were won. */
  readonly fanfare: string | null
  readonly more: string | null
  /** A symbol is held. */
  readonly lock: string | null
  /** A slice of a wheel passes the pointer, a token hops. */
  readonly tick: string | null
  readonly prize: string | null
  readonly lose: string | null
  readonly music: Readonly<Record<'base' | 'free' | 'feature', string | null>>
}

/** What scenes of a title work with. */
export interface SceneTools {
  readonly motion: Motion
  readonly textures: Textures
  readonly brushes: Brushes
  readonly glyphs: Glyphs
  readonly sparks: Sparks
  readonly sound: Sound
  readonly cues: Cues
  readonly lettering: LetterStyle
  readonly skin: SlotSkin
  readonly meters: JackpotMeters
  readonly language: Language
  readonly money: (minorUnits: number) => string
  /** Less movement was asked for. */
  readonly calm: boolean
}

/** What lies behind the reels. */
export interface Backdrop {
  readonly view: Container
  /** Changes the mood of the place; at once when `seconds` is 0. */
  mood(mode: SlotBoard['mode'], seconds: number): Promise<void>
  layout(size: Size, layout: SlotLayout): void
  /** Frees what is not below `view`. */
  close(): void
}

/** Intro, counter and summary of the free spins. */
export interface FreeSpinsScene {
  readonly view: Container
  show(board: SlotBoard): void
  awarded(event: EventOf<'freeSpinsAwarded'>, more: boolean): Promise<void>
  ended(event: EventOf<'freeSpinsEnded'>): Promise<void>
  layout(size: Size, layout: SlotLayout): void
  close(): void
}

/** Things on the stage that the player may press, and what pressing the n-th of them asks for. */
export interface Choices {
  readonly action: Extract<ActionName, 'pick' | 'choose' | 'gamble' | 'wheelSpin' | 'roll'>
  /** Where each one is, CSS pixels, in order of choice. Things that are no longer there to press are among them. */
  readonly places: readonly Box[]
}

/** A feature that lies over the reels, from its opening to its end. `Step` and `End` are its events. */
export interface FeatureScene<State, Step, End> {
  readonly view: Container
  /** Shows it exactly so, at once; null hides it. */
  show(state: State | null): void
  open(state: State): Promise<void>
  /** The next step was asked for: what turns begins to turn, until `step` or `show` says where it rests. */
  start(): void
  /** @param state the feature after the event. */
  step(event: Step, state: State): Promise<void>
  /** @param state the feature before the event. */
  ended(event: End, state: State): Promise<void>
  /** Marks the choice under the pointer or the focus. */
  point(choice: number | null): void
  /** Null when there is nothing to press. */
  readonly choices: Choices | null
  layout(size: Size, layout: SlotLayout): void
  close(): void
}

export type PickScene = FeatureScene<Pick, EventOf<'picked'>, EventOf<'pickEnded'>>
export type HoldScene = FeatureScene<Hold, EventOf<'holdSpun'>, EventOf<'holdEnded'>>
export type WheelScene = FeatureScene<Wheel, EventOf<'wheelSpun'>, EventOf<'wheelEnded'>>
export type TrailScene = FeatureScene<Trail, EventOf<'trailMoved'>, EventOf<'trailEnded'>>
/** Ends with its first step. */
export type OfferScene = FeatureScene<Offer, never, EventOf<'choiceMade'>>
export type GambleScene = FeatureScene<Gamble, never, EventOf<'gambled'>>

/** One opener for each feature that a title has. */
export interface FeatureScenes {
  readonly pick?: (tools: SceneTools) => PickScene
  readonly hold?: (tools: SceneTools) => HoldScene
  readonly wheel?: (tools: SceneTools) => WheelScene
  readonly trail?: (tools: SceneTools) => TrailScene
  readonly offer?: (tools: SceneTools) => OfferScene
  readonly gamble?: (tools: SceneTools) => GambleScene
}
