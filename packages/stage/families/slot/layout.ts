import type { ControlInsets, Insets } from '../../rounds/game-stage.ts'
import type { Size } from '../../screen/open-screen.ts'

/** A board, in symbol cells, with a frame for wide screens and one for upright ones. */
export interface BoardShape {
  readonly reels: number
  readonly rows: number
  readonly wide: FrameShape
  readonly tall: FrameShape
}

export interface FrameShape {
  /** How far the frame stands out on each side, in cells. */
  readonly frame: Insets
  /** Room for plates that stand out above the frame, in cells. */
  readonly above: number
  /** Width to height of the logo. */
  readonly logoRatio: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where everything is, CSS pixels. */
export interface SlotLayout {
  readonly portrait: boolean
  /** Side of a symbol cell. */
  readonly cell: number
  /** The window of the reels, without the frame. */
  readonly board: Box
  /** The window with its frame. */
  readonly framed: Box
  /** Of no height where there is no room for it. */
  readonly logo: Box
  /** Everything between the controls; a bar may end in its upper corners. */
  readonly free: Box
  /** Its part below those ends, for what fills the whole width. */
  readonly clear: Box
}

/** Share of the free height that the logo may take. */
const logoShare = { tall: 0.25, wide: 0.12 } as const

/** A phone held sideways needs its height for the reels, CSS pixels. */
const noLogoBelow = 380

/**
 * Fits logo and framed board into what the controls leave, as large as possible, from 360x640 upright to 2560x1440.
 * The logo gives way before the reels do.
 */
export function layoutSlot(size: Size, insets: ControlInsets, shape: BoardShape): SlotLayout {
  const free = {
    x: insets.left,
    y: insets.top,
    width: Math.max(1, size.width - insets.left - insets.right),
    height: Math.max(1, size.height - insets.top - insets.bottom),
  }
  const ends = Math.max(0, (insets.ends ?? 0) - insets.top)
  const clear = { ...free, y: free.y + ends, height: Math.max(1, free.height - ends) }
  const portrait = free.height > free.width
  const { frame, above: plates, logoRatio } = shape[portrait ? 'tall' : 'wide']
  const cellsWide = shape.reels + frame.left + frame.right
  const cellsHigh = shape.rows + plates + frame.top + frame.bottom
  const low = !portrait && free.height < noLogoBelow
  const logoRoom = low ? 0 : free.height * logoShare[portrait ? 'tall' : 'wide']
  const cell = Math.max(8, Math.min(free.width / cellsWide, (free.height - logoRoom) / cellsHigh))
  const outer = { width: cell * cellsWide, height: cell * cellsHigh }
  const logoHeight = Math.min(
    portrait ? cell * 1.5 : cell * 0.95,
    logoRoom,
    (free.width * 0.92) / logoRatio,
  )
  const spare = free.height - outer.height - logoHeight
  // Upright, the board sits a little above the middle, where the eye rests and the thumb does not cover it.
  const above = free.y + Math.max(0, spare) * (portrait ? 0.4 : 0.5)
  const centre = free.x + free.width / 2
  return {
    portrait,
    cell,
    board: {
      x: centre - outer.width / 2 + frame.left * cell,
      y: above + logoHeight + (plates + frame.top) * cell,
      width: shape.reels * cell,
      height: shape.rows * cell,
    },
    framed: { x: centre - outer.width / 2, y: above + logoHeight, ...outer },
    logo: {
      x: centre - (logoHeight * logoRatio) / 2,
      y: above,
      width: logoHeight * logoRatio,
      height: logoHeight,
    },
    free,
    clear,
  }
}

/**
 * Room across for the word of a win: upright the whole width, sideways that of five cells; never more than the screen has,
 * as cells of three reels are large.
 */
export const celebrationWidth = ({ portrait, cell, free }: SlotLayout): number =>
  Math.min(free.width, portrait ? free.width : cell * 5)
