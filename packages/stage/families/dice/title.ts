import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import type { SoundFiles } from '../../sound/sprite.ts'
import type { DiceLook } from '../../table/dice/die-faces.ts'
import type { TrayLook } from '../../table/dice/paint-tray.ts'
import type { FeltLook } from '../../table/felt.ts'
import type { PrintLook } from './print-look.ts'

/** One title of the dice family: its colours and sounds. */
export interface DiceTitle {
  readonly manifest: GameManifest
  readonly felt: FeltLook
  readonly print: PrintLook
  readonly dice: DiceLook
  readonly tray: TrayLook
  readonly sounds: SoundFiles | null
  readonly cues: DiceCues
}

/** Names of a title's sounds; null where it is silent. */
export interface DiceCues {
  /** A control was pressed. */
  readonly press: string | null
  /** A chip falls on the cloth; chips are swept away. */
  readonly chip: string | null
  readonly sweep: string | null
  /** A die strikes the cloth, or another. */
  readonly knock: string | null
  readonly win: string | null
  /** A win of at least fifteen times what the round cost. */
  readonly bigWin: string | null
  readonly music: string | null
}
