import type { InstantRules } from '@fairhouse/contract/families/instant/paytable'
import type { Insets } from '../../rounds/game-stage.ts'
import type { Size } from '../../screen/open-screen.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where everything is, CSS pixels. */
export interface InstantLayout {
  readonly portrait: boolean
  /** What is played, and on what the eye rests. */
  readonly play: Box
  /** Left to the page: what is bet on, and what may be done. */
  readonly panel: Box
  /** Of no height where there is no room for it. */
  readonly logo: Box
}

const gap = 10
/** Height of the panel upright, by what there is to choose, and its width beside the play. */
const strips: Readonly<Record<InstantRules['game'], number>> = {
  gate: 106,
  pegs: 106,
  mines: 160,
  tower: 160,
  scratch: 150,
  pick: 200,
}
const column = 300
/** Of the width, beside the play: six bets of two words and names of cards need more of a low screen. */
const shares: Readonly<Record<InstantRules['game'], number>> = {
  gate: 0.32,
  pegs: 0.32,
  mines: 0.32,
  tower: 0.32,
  scratch: 0.36,
  pick: 0.4,
}

/** What is laid out. */
export interface InstantShape {
  readonly game: InstantRules['game']
  /** Width to height of the title's logo. */
  readonly logoRatio: number
}

/** Fits play and panel into what the controls leave, from 360x640 upright to 2560x1440. */
export function layoutInstant(
  size: Size,
  insets: Insets,
  { game, logoRatio }: InstantShape,
): InstantLayout {
  const free = {
    x: insets.left + gap,
    y: insets.top + gap / 2,
    width: Math.max(1, size.width - insets.left - insets.right - gap * 2),
    height: Math.max(1, size.height - insets.top - insets.bottom - gap),
  }
  return size.height > size.width
    ? upright(free, strips[game])
    : wide(free, logoRatio, shares[game])
}

function upright(free: Box, strip: number): InstantLayout {
  const height = Math.max(1, free.height - strip - gap)
  const panelWidth = Math.min(free.width, 560)
  return {
    portrait: true,
    play: { ...free, height },
    panel: {
      x: free.x + (free.width - panelWidth) / 2,
      y: free.y + height + gap,
      width: panelWidth,
      height: strip,
    },
    logo: { ...free, height: 0 },
  }
}

function wide(free: Box, logoRatio: number, share: number): InstantLayout {
  const width = Math.min(column, free.width * share)
  const left = Math.min(free.x + (free.width - width) * 0.06, free.x + 60)
  const roomy = free.height > 520
  const logoHeight = roomy ? Math.min(110, width / logoRatio) : 0
  const top = free.y + (roomy ? Math.max(0, (free.height - 520) * 0.3) : 0)
  const panelTop = top + (roomy ? logoHeight + gap * 2 : 0)
  const x = left + width + gap * 2
  // The play stands in the middle of the screen where that leaves room for the panel.
  const middle = free.x + free.width / 2
  const half = Math.min(middle - x, free.height * 0.75)
  const isCentred = half * 2 >= free.height * 0.86
  return {
    portrait: false,
    play: isCentred
      ? { x: middle - half, y: free.y, width: half * 2, height: free.height }
      : { x, y: free.y, width: free.x + free.width - x, height: free.height },
    panel: {
      x: left,
      y: panelTop,
      width,
      height: Math.max(120, free.y + free.height - panelTop - gap),
    },
    logo: {
      x: left + (width - logoHeight * logoRatio) / 2,
      y: top,
      width: logoHeight * logoRatio,
      height: logoHeight,
    },
  }
}

/** The largest box of a shape in the middle of another. @param ratio width to height. */
export function fitted({ x, y, width, height }: Box, ratio: number, most = Infinity): Box {
  const high = Math.min(height, width / ratio, most)
  const across = high * ratio
  return { x: x + (width - across) / 2, y: y + (height - high) / 2, width: across, height: high }
}
