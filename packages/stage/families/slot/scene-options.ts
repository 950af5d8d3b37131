import type { Language } from '../../rounds/game-stage.ts'
import type { Motion } from '../../motion/motion.ts'
import type { Glyphs } from '../../screen/bitmap-font.ts'
import type { Brushes } from '../../screen/brushes.ts'
import type { Textures } from '../../screen/load-textures.ts'
import type { Sparks } from '../../screen/sparks.ts'
import type { Sound } from '../../sound/sound.ts'
import type { JackpotMeters } from './jackpot-meters.ts'
import type { SlotSkin } from './skin.ts'
import type { SlotTitle } from './title.ts'
import type { StagedLevel } from '../../wins/win-level.ts'

/** What a slot is drawn with. */
export interface SceneOptions {
  readonly title: SlotTitle
  readonly language: Language
  readonly calm: boolean
  readonly sound: Sound
  readonly lines: readonly (readonly number[])[]
  readonly levelWords: Readonly<Record<StagedLevel, string>>
  readonly money: (minorUnits: number) => string
  readonly skin: SlotSkin
  readonly textures: Textures
  readonly brushes: Brushes
  readonly glyphs: Glyphs
  readonly sparks: Sparks
  readonly motion: Motion
  readonly meters: JackpotMeters
}
