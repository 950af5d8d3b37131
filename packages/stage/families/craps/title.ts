import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import type { SoundFiles } from '../../sound/sprite.ts'
import type { DiceLook } from '../../table/dice/die-faces.ts'
import type { TrayLook } from '../../table/dice/paint-tray.ts'
import type { FeltLook } from '../../table/felt.ts'

/** Colours of what is printed, CSS. */
export interface CrapsPrintLook {
  readonly line: string
  readonly ink: string
  /** Of the bets in the middle of the trade's table, which the house likes best. */
  readonly warm: string
  /** Faces of dice, and their pips. */
  readonly face: string
  readonly pips: string
}

/** One title of the craps family: its colours and sounds. */
export interface CrapsTitle {
  readonly manifest: GameManifest
  readonly felt: FeltLook
  readonly print: CrapsPrintLook
  readonly dice: DiceLook
  readonly tray: TrayLook
  readonly sounds: SoundFiles | null
  readonly cues: CrapsCues
}

/** Names of a title's sounds; null where it is silent. */
export interface CrapsCues {
  /** A control was pressed. */
  readonly press: string | null
  /** A chip falls on the cloth; chips are swept away. */
  readonly chip: string | null
  readonly sweep: string | null
  /** A die strikes the cloth, or another; the puck is turned over. */
  readonly knock: string | null
  readonly win: string | null
  /** A win of at least fifteen times what the round cost. */
  readonly bigWin: string | null
  readonly music: string | null
}
