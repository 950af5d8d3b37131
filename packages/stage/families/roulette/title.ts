import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import type { SoundFiles } from '../../sound/sprite.ts'
import type { FeltLook } from '../../table/felt.ts'
import type { PrintLook } from './table-print.ts'

/** One title of the roulette family: its colours and sounds. */
export interface RouletteTitle {
  readonly manifest: GameManifest
  readonly felt: FeltLook
  readonly print: PrintLook
  readonly sounds: SoundFiles | null
  readonly cues: RouletteCues
}

/** Names of a title's sounds; null where it is silent. */
export interface RouletteCues {
  /** A control was pressed. */
  readonly press: string | null
  /** A chip falls on the cloth; chips are swept away. */
  readonly chip: string | null
  readonly sweep: string | null
  /** Repeats while the ball runs on its track. */
  readonly run: string | null
  /** The ball meets a deflector or the wall of a pocket. */
  readonly knock: string | null
  readonly fall: string | null
  readonly win: string | null
  /** A win of at least fifteen times what the round cost. */
  readonly bigWin: string | null
  readonly music: string | null
}
