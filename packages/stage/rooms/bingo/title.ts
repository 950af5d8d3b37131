import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import { colourOf } from '../../screen/colour.ts'
import type { PictureList } from '../../screen/load-textures.ts'
import type { SoundFiles, SoundSprite } from '../../sound/sprite.ts'
import type { SoundWorld } from '../../sound/world.ts'
import type { Assets } from '../../titles/assets.ts'
import type { HallLook } from './look.ts'

/** Names of a title's sounds; null where it has none. */
export interface HallCues {
  readonly press: string | null
  readonly bought: string | null
  readonly count: string | null
  readonly call: string | null
  readonly daub: string | null
  readonly won: string | null
  readonly big: string | null
  readonly music: string | null
}

/** A title that is played in a bingo hall: its look and its sounds. */
export interface HallTitle {
  readonly manifest: GameManifest
  readonly pictures: PictureList
  readonly sounds: SoundFiles
  readonly cues: HallCues
  /** Darkest: what the picture sinks into. */
  readonly ink: number
  /** Balls in the machine, and their colours in equal parts. */
  readonly numbers: number
  readonly balls: readonly number[]
  readonly look: HallLook
}

export interface HallTitleFacts {
  readonly manifest: GameManifest
  /** '#rrggbb'. */
  readonly ink: string
  readonly numbers: number
  readonly balls: readonly string[]
  readonly look: HallLook
  readonly sounds: SoundSprite
  /** How the recording sounds here, where another title has the same one. */
  readonly world?: SoundWorld
  /** `backdrop-*`, `front-*` and `sounds.*` of `./assets`. */
  readonly assets: Assets
}

const pictures = ['backdrop-wide', 'backdrop-tall', 'front-wide', 'front-tall']

/** A title whose look is data. @throws RangeError when a file is missing. */
export function hallTitle({
  manifest,
  ink,
  numbers,
  balls,
  look,
  sounds,
  world,
  assets,
}: HallTitleFacts): HallTitle {
  const need = (name: string): string => {
    const address = assets[`./assets/${name}`]
    if (address === undefined) throw new RangeError(`the title has no ${name}`)
    return address
  }
  const has = (name: string): string | null => (name in sounds.sounds ? name : null)
  return {
    manifest,
    pictures: {
      atlases: [],
      pictures: Object.fromEntries(pictures.map((name) => [name, need(`${name}.webp`)])),
    },
    sounds: {
      ogg: need('sounds.ogg'),
      mp3: need('sounds.mp3'),
      sprite: sounds,
      ...(world && { world }),
    },
    cues: {
      press: has('click'),
      bought: has('bet-in'),
      count: has('count'),
      call: has('slot'),
      daub: has('found'),
      won: has('win-nice'),
      big: has('win-big'),
      music: has('music-base'),
    },
    ink: colourOf(ink),
    numbers,
    balls: balls.map(colourOf),
    look,
  }
}
