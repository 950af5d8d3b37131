import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import { colourOf } from '../../screen/colour.ts'
import type { PictureList } from '../../screen/load-textures.ts'
import type { SoundFiles, SoundSprite } from '../../sound/sprite.ts'
import type { Assets } from '../../titles/assets.ts'

/** Colours of an instant game, as numbers 0xrrggbb. */
export interface InstantColours {
  /** Darkest: outlines and the ground of plates. */
  readonly ink: number
  /** Bodies: tiles, the gate, the board. */
  readonly body: number
  /** Rims and lettering. */
  readonly metal: number
  /** What shines when all is well: light, gems. */
  readonly light: number
  /** What wins. */
  readonly won: number
  /** What is lost. */
  readonly lost: number
}

/** Names of a title's sounds; null where it has none. */
export interface InstantCues {
  readonly press: string | null
  readonly mark: string | null
  readonly charge: string | null
  readonly open: string | null
  readonly shut: string | null
  readonly peg: string | null
  readonly slot: string | null
  readonly tile: string | null
  readonly found: string | null
  readonly scratch: string | null
  readonly blast: string | null
  readonly paid: string | null
  readonly nice: string | null
  readonly big: string | null
  readonly music: string | null
}

/** One title of the instant games: its look and its sounds. */
export interface InstantTitle {
  readonly manifest: GameManifest
  readonly pictures: PictureList
  readonly sounds: SoundFiles | null
  readonly cues: InstantCues
  readonly colours: InstantColours
  /** Digits are picked in it, by keys too. */
  readonly hasDigits: boolean
}

export interface InstantTitleFacts {
  readonly manifest: GameManifest
  /** '#rrggbb'. */
  readonly colours: Readonly<Record<keyof InstantColours, string>>
  readonly sounds: SoundSprite
  readonly hasDigits?: boolean
  /** `backdrop-*`, `front-*`, `logo-wide` and `sounds.*` of `./assets`. */
  readonly assets: Assets
}

const pictures = ['backdrop-wide', 'backdrop-tall', 'front-wide', 'front-tall', 'logo-wide']

/** A title whose look is data. @throws RangeError when a file is missing. */
export function instantTitle({
  manifest,
  colours,
  sounds,
  assets,
  hasDigits = false,
}: InstantTitleFacts): InstantTitle {
  const need = (name: string): string => {
    const address = assets[`./assets/${name}`]
    if (address === undefined) throw new RangeError(`the title has no ${name}`)
    return address
  }
  const has = (name: string): string | null => (name in sounds.sounds ? name : null)
  return {
    manifest,
    hasDigits,
    pictures: {
      atlases: [],
      pictures: Object.fromEntries(pictures.map((name) => [name, need(`${name}.webp`)])),
    },
    sounds: { ogg: need('sounds.ogg'), mp3: need('sounds.mp3'), sprite: sounds },
    cues: {
      press: has('click'),
      mark: has('mark'),
      charge: has('gate-charge'),
      open: has('gate-open'),
      shut: has('gate-shut'),
      peg: has('peg'),
      slot: has('slot'),
      tile: has('tile'),
      found: has('found'),
      scratch: has('scratch'),
      blast: has('blast'),
      paid: has('paid'),
      nice: has('win-nice'),
      big: has('win-big'),
      music: has('music-base'),
    },
    colours: {
      ink: colourOf(colours.ink),
      body: colourOf(colours.body),
      metal: colourOf(colours.metal),
      light: colourOf(colours.light),
      won: colourOf(colours.won),
      lost: colourOf(colours.lost),
    },
  }
}
