import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import type { SoundFiles } from '../../sound/sprite.ts'
import type { BackLook } from '../../table/card-faces.ts'
import type { FeltLook } from '../../table/felt.ts'

/** One title of the video poker family: its look and its sounds. It stages what happened and decides nothing. */
export interface VideoPokerTitle {
  readonly manifest: GameManifest
  readonly felt: FeltLook
  readonly back: BackLook
  /** Panel of the pay table: ground, and the light of the row that pays, '#rrggbb'. */
  readonly panel: { readonly ground: string; readonly light: string }
  readonly sounds: SoundFiles | null
  readonly cues: VideoPokerCues
}

/** Names of a title's sounds; null where it is silent. */
export interface VideoPokerCues {
  readonly deal: string | null
  readonly flip: string | null
  readonly hold: string | null
  readonly release: string | null
  readonly press: string | null
  /** The dealt hand would pay. */
  readonly made: string | null
  /** Of wins by how large they are, in stakes: up to 2, up to 9, up to 50, above. */
  readonly wins: readonly [string | null, string | null, string | null, string | null]
  readonly lose: string | null
  readonly music: string | null
}
