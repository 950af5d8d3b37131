import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url'
import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import type { FontFiles } from '../../screen/bitmap-font.ts'
import { colourOf } from '../../screen/colour.ts'
import type { PictureList } from '../../screen/load-textures.ts'
import type { SoundFiles, SoundSprite } from '../../sound/sprite.ts'
import { type Assets, filesOf } from '../../titles/assets.ts'

/** Colours of a game of keno, as numbers 0xrrggbb. */
export interface KenoColours {
  /** Darkest: outlines and the ground of plates. */
  readonly ink: number
  /** Tiles of the board. */
  readonly tile: number
  /** Marks of the ticket. */
  readonly spot: number
  /** A number of the ticket that was drawn. */
  readonly caught: number
  /** Rims of the machine and lettering. */
  readonly metal: number
  /** Light behind the machine. */
  readonly light: number
  /** Balls by tens: 1 to 10, 11 to 20 … */
  readonly balls: readonly number[]
  /** Marks of the cards, of a game that is played with several; else none. */
  readonly cards: readonly number[]
}

/** Names of a title's sounds; null where it is silent. */
export interface KenoCues {
  /** The machine turns; repeats. */
  readonly turn: string | null
  /** A ball comes out. */
  readonly ball: string | null
  /** A ball that is on the ticket; higher with each one. */
  readonly caught: string | null
  /** A number is marked. */
  readonly mark: string | null
  readonly press: string | null
  readonly count: string | null
  readonly smallWin: string | null
  readonly levels: Readonly<Record<'nice' | 'big' | 'mega' | 'epic', string | null>>
  readonly music: string | null
}

/** One title of the keno family: its look and its sounds. */
export interface KenoTitle {
  readonly manifest: GameManifest
  readonly pictures: PictureList
  readonly amounts: FontFiles
  readonly fonts: readonly { readonly family: string; readonly address: string }[]
  readonly sounds: SoundFiles | null
  readonly cues: KenoCues
  readonly colours: KenoColours
  /** What the player chooses beside numbers; null: nothing. */
  readonly choice: 'cards' | 'risks' | null
}

export interface KenoTitleFacts {
  readonly manifest: GameManifest
  /** '#rrggbb'. */
  readonly colours: Readonly<Record<Exclude<keyof KenoColours, 'balls' | 'cards'>, string>> & {
    readonly balls: readonly string[]
    readonly cards?: readonly string[]
  }
  readonly choice?: 'cards' | 'risks'
  /** `./assets/sounds.json`; null where it is silent. */
  readonly sounds: SoundSprite | null
  /** As of every title: all files of `./assets` but what the house shows elsewhere. */
  readonly assets: Assets
}

/** A title whose look is data. */
export function kenoTitle({
  manifest,
  colours,
  choice,
  sounds,
  assets,
}: KenoTitleFacts): KenoTitle {
  const { pictures, amounts, sounds: files } = filesOf(assets, sounds)
  const { ink, tile, spot, caught, metal, light, balls, cards = [] } = colours
  return {
    manifest,
    pictures,
    amounts,
    sounds: files,
    choice: choice ?? null,
    fonts: [{ family: 'Outfit', address: outfit }],
    cues: cuesOf(sounds),
    colours: {
      ink: colourOf(ink),
      tile: colourOf(tile),
      spot: colourOf(spot),
      caught: colourOf(caught),
      metal: colourOf(metal),
      light: colourOf(light),
      balls: balls.map(colourOf),
      cards: cards.map(colourOf),
    },
  }
}

function cuesOf(sprite: SoundSprite | null): KenoCues {
  const first = (...names: readonly string[]): string | null =>
    names.find((name) => sprite !== null && name in sprite.sounds) ?? null
  return {
    turn: first('machine-loop'),
    ball: first('ball-out'),
    caught: first('ball-caught', 'coin'),
    mark: first('mark', 'press'),
    press: first('click', 'press'),
    count: first('count-loop'),
    smallWin: first('win-small'),
    levels: {
      nice: first('win-nice'),
      big: first('win-big', 'win-nice'),
      mega: first('win-mega', 'win-big'),
      epic: first('win-epic', 'win-mega'),
    },
    music: first('music-base'),
  }
}
