import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import { colourOf } from '../../screen/colour.ts'
import type { PictureList } from '../../screen/load-textures.ts'
import type { SoundFiles, SoundSprite } from '../../sound/sprite.ts'
import type { Assets } from '../../titles/assets.ts'

/** Colours of a crash game, as numbers 0xrrggbb. */
export interface CrashColours {
  /** Darkest: what the picture sinks into high above. */
  readonly ink: number
  /** The curve as it sets out, and as it climbs. */
  readonly cold: number
  readonly warm: number
  readonly hot: number
  /** Where a player was cashed out. */
  readonly won: number
  /** The end of a flight. */
  readonly lost: number
}

/** Names of a title's sounds; null where it has none. */
export interface CrashCues {
  readonly press: string | null
  readonly bet: string | null
  readonly count: string | null
  readonly takeOff: string | null
  readonly burst: string | null
  readonly paid: string | null
  readonly nice: string | null
  readonly big: string | null
  readonly music: string | null
}

/** A title that is played in a crash room: its look and its sounds. */
export interface CrashTitle {
  readonly manifest: GameManifest
  readonly pictures: PictureList
  readonly sounds: SoundFiles
  readonly cues: CrashCues
  readonly colours: CrashColours
}

export interface CrashTitleFacts {
  readonly manifest: GameManifest
  /** '#rrggbb'. */
  readonly colours: Readonly<Record<keyof CrashColours, string>>
  readonly sounds: SoundSprite
  /** `backdrop-*`, `front-*`, `flyer` and `sounds.*` of `./assets`. */
  readonly assets: Assets
}

const pictures = ['backdrop-wide', 'backdrop-tall', 'front-wide', 'front-tall', 'flyer']

/** A title whose look is data. @throws RangeError when a file is missing. */
export function crashTitle({ manifest, colours, sounds, assets }: CrashTitleFacts): CrashTitle {
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
    sounds: { ogg: need('sounds.ogg'), mp3: need('sounds.mp3'), sprite: sounds },
    cues: {
      press: has('click'),
      bet: has('bet-in'),
      count: has('count'),
      takeOff: has('take-off'),
      burst: has('burst'),
      paid: has('paid'),
      nice: has('win-nice'),
      big: has('win-big'),
      music: has('music-base'),
    },
    colours: {
      ink: colourOf(colours.ink),
      cold: colourOf(colours.cold),
      warm: colourOf(colours.warm),
      hot: colourOf(colours.hot),
      won: colourOf(colours.won),
      lost: colourOf(colours.lost),
    },
  }
}
