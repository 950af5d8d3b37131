import type { Texture } from 'pixi.js'
import type { LetterStyle } from '../../screen/lettering.ts'
import type { PlateLook } from '../../screen/plate.ts'
import type { Trigger } from './anticipation.ts'
import type { BoardShape } from './layout.ts'
import type { ReelFeel } from './reel-motion.ts'
import type { StagedLevel } from '../../wins/win-level.ts'

/** Side of a symbol cell in the units in which a board is drawn before it is scaled to the screen. */
export const cellSize = 200

/** How a slot of the family looks and moves; a title brings one. */
export interface SlotSkin {
  readonly shape: BoardShape
  readonly feel: ReelFeel
  /** Strips spin past the window, symbols drop into it, or each cell turns over by itself. */
  readonly arrival: 'spin' | 'drop' | 'cells'
  readonly symbols: ReadonlyMap<string, SymbolLook>
  /** Pictures that cover a whole reel, by the symbol of the cover. */
  readonly covers: ReadonlyMap<string, Texture>
  /** Pictures of symbols that cover many cells, finer than those of one cell; by symbol. */
  readonly blocks: ReadonlyMap<string, Texture>
  readonly wide: FrameLook
  readonly tall: FrameLook
  /** What lies behind the reels. */
  readonly panel: Texture
  /** Values of a reel of multipliers that turns with the others; empty where there is none. */
  readonly multiplierReel: readonly number[]
  /** Symbols that may pass by while reels spin. Never those that open features: nothing is teased. */
  readonly passing: readonly string[]
  readonly triggers: readonly Trigger[]
  readonly lettering: LetterStyle
  /** Plates of counters, labels and cards. */
  readonly plate: PlateLook
  /** Colours of traced lines, in turn. */
  readonly lineColours: readonly number[]
  /** Light behind winning symbols. */
  readonly winLight: number
  /** Light around reels in suspense and around held reels. */
  readonly suspenseLight: number
  /** Baked words of win levels; those that are missing are painted in `lettering`. */
  readonly levelWords: ReadonlyMap<StagedLevel, Texture>
  /** Frames of a turning coin for large wins. */
  readonly coins: readonly Texture[]
  /** Frames of a winning symbol's animation; empty where it has none, or has not loaded yet. */
  readonly framesOf: (symbol: string) => readonly Texture[]
}

/** Frame and logo for one shape of screen. */
export interface FrameLook {
  readonly frame: Texture
  readonly logo: Texture
}

export interface SymbolLook {
  readonly still: Texture
  readonly blurred: Texture
  /** Side of the picture in cells; above 1 it stands out of its cell. */
  readonly scale: number
}

/** The look of a symbol. @throws RangeError for one the title does not draw. */
export function lookOf(skin: SlotSkin, symbol: string): SymbolLook {
  const look = skin.symbols.get(symbol)
  if (!look) throw new RangeError(`the title draws no symbol ${symbol}`)
  return look
}

/** How much larger than on a board of three rows words must be drawn, so that they are read on boards of small cells. */
export const wordScale = ({ shape }: SlotSkin): number =>
  Math.min(1.8, Math.max(1, shape.rows / 3.2))
