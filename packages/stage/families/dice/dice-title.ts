import type { SoundSprite } from '../../sound/sprite.ts'
import type { SoundWorld } from '../../sound/world.ts'
import type { Assets } from '../../titles/assets.ts'
import type { DiceTitle } from './title.ts'

/** What makes one table another than the next: data. */
export interface DiceFacts
  extends Pick<DiceTitle, 'manifest' | 'felt' | 'print' | 'dice' | 'tray'> {
  /** `./assets/sounds.json`; null where it is silent. */
  readonly sounds: SoundSprite | null
  /** How the recording, which other tables have too, sounds at this one. */
  readonly world: SoundWorld
  /** Addresses of `./assets/sounds.{ogg,mp3}`. */
  readonly assets: Assets
}

/** A table whose look is data, with sounds by their agreed names; what it lacks is silent. */
export function diceTitle({ sounds, world, assets, ...look }: DiceFacts): DiceTitle {
  const [ogg, mp3] = [assets['./assets/sounds.ogg'], assets['./assets/sounds.mp3']]
  const cue = (name: string): string | null => (sounds && name in sounds.sounds ? name : null)
  return {
    ...look,
    sounds: sounds && ogg && mp3 ? { ogg, mp3, sprite: sounds, world } : null,
    cues: {
      press: cue('click'),
      chip: cue('chip'),
      sweep: cue('chips-sweep'),
      knock: cue('ball-knock'),
      win: cue('win-small'),
      bigWin: cue('win-big'),
      music: cue('music-base'),
    },
  }
}
