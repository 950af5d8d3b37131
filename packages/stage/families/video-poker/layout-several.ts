import type { Insets } from '../../rounds/game-stage.ts'
import type { Size } from '../../screen/open-screen.ts'
import {
  across,
  badgeAt,
  type Box,
  clamp,
  line,
  plateAt,
  raised,
  type TableLayout,
} from './layout.ts'

/** A table of several hands: the player's own in front, the others in a grid above it. */
interface SeveralLayout extends TableLayout {
  /** Of the hands behind the front one, from the second of the game on. */
  readonly small: readonly Box[]
}

/** Room between two hands of the grid, in parts of their width, and between cards of one, in parts of a card's width. */
export const smallGap = { hands: 0.06, cards: 0.05 } as const
/** A small hand is never higher than this part of the front one. */
const tallestSmall = 0.86

/** Part of the height that the front hand may take: of few hands all are to be seen well, of many the grid is what is looked at. */
const frontShare = (hands: number): number => (hands <= 5 ? 0.44 : 0.34)

/** Cards as large as the room allows; the pay table stands beside them, or above on an upright screen. */
export function layoutSeveral(
  size: Size,
  room: Insets,
  { rows, ratio, hands }: { readonly rows: number; readonly ratio: number; readonly hands: number },
): SeveralLayout {
  const free = {
    left: room.left,
    top: room.top,
    width: size.width - room.left - room.right,
    height: size.height - room.top - room.bottom,
  }
  const shape = { rows, ratio, hands }
  return free.width < free.height * 0.95 ? upright(free, shape) : beside(free, shape)
}

interface Shape {
  readonly rows: number
  readonly ratio: number
  readonly hands: number
}

function beside(free: Box, shape: Shape): SeveralLayout {
  const pad = Math.min(20, free.height * 0.025)
  const row = clamp((free.height - pad * 2) / shape.rows)
  const table = Math.min(330, Math.max(200, free.width * 0.25))
  const left = free.left + table + pad * 2
  const rest = {
    left,
    top: free.top + pad,
    width: free.left + free.width - left - pad,
    height: free.height - pad * 2,
  }
  const height = row * shape.rows
  return {
    ...handsIn(rest, shape, free),
    payTable: {
      left: free.left + pad,
      top: free.top + Math.max(pad, (free.height - height) * 0.3),
      width: table,
      height,
    },
    row,
  }
}

function upright(free: Box, shape: Shape): SeveralLayout {
  const pad = 8
  const row = clamp((free.height * 0.27) / shape.rows)
  const table = row * shape.rows
  const width = Math.min(free.width - pad * 2, 560)
  const top = free.top + table + pad * 2
  const rest = {
    left: free.left + pad,
    top,
    width: free.width - pad * 2,
    height: free.top + free.height - top,
  }
  return {
    ...handsIn(rest, shape, free),
    payTable: {
      left: free.left + (free.width - width) / 2,
      top: free.top + pad,
      width,
      height: table,
    },
    row,
  }
}

/** The front hand at the foot of a room and the others above it. */
function handsIn(
  room: Box,
  { ratio, hands }: Shape,
  free: Box,
): Omit<SeveralLayout, 'payTable' | 'row'> {
  const most = room.height * frontShare(hands)
  const height = Math.min(most / (1 + raised), room.width / across(5, ratio), 300)
  const x = room.left + room.width / 2
  const y = room.top + room.height - height * 0.5 - 4
  const grid = {
    left: room.left,
    top: room.top,
    width: room.width,
    height: room.height - height * (1 + raised) - 8,
  }
  return {
    cards: line(5, { x, y, height }, ratio),
    plate: plateAt(x, y, height, room.width),
    badge: badgeAt(grid),
    shoe: { x: free.left + free.width + height, y: free.top + height * 0.2, height },
    name: null,
    small: gridOf(grid, { count: hands - 1, ratio, tallest: height * tallestSmall }),
  }
}

/** As many boxes of a hand's shape, as large as fits, in rows that lie in the middle; the last row begins at the left. */
function gridOf(
  room: Box,
  {
    count,
    ratio,
    tallest,
  }: { readonly count: number; readonly ratio: number; readonly tallest: number },
): readonly Box[] {
  const shape = ratio * (5 + smallGap.cards * 4)
  let best = { columns: 1, height: 0 }
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns)
    const byWidth = room.width / (columns + smallGap.hands * (columns - 1)) / shape
    const byHeight = room.height / (rows + 0.14 * (rows - 1))
    const height = Math.min(byWidth, byHeight, tallest)
    if (height > best.height + 0.01) best = { columns, height }
  }
  const { columns, height } = best
  const rows = Math.ceil(count / columns)
  const width = height * shape
  const [across_, down] = [width * (1 + smallGap.hands), height * 1.14]
  const left = room.left + (room.width - across_ * (columns - 1) - width) / 2
  const top = room.top + (room.height - down * (rows - 1) - height) / 2
  return Array.from({ length: count }, (_, place) => ({
    left: left + (place % columns) * across_,
    top: top + Math.floor(place / columns) * down,
    width,
    height,
  }))
}
