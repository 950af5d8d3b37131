import type { Insets } from '../../rounds/game-stage.ts'
import type { Size } from '../../screen/open-screen.ts'

/** A rectangle, CSS pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the middle of a card is, and how high it is. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly height: number
}

export interface TableLayout {
  /** Of the five cards, from the first. */
  readonly cards: readonly Spot[]
  readonly payTable: Box
  /** Height of a row of the pay table. */
  readonly row: number
  /** Middle of the plate that tells a win, and how much room it has. */
  readonly plate: {
    readonly x: number
    readonly y: number
    readonly height: number
    readonly room: number
  }
  /** Middle and height of the plate of a multiplier. */
  readonly badge: {
    readonly x: number
    readonly y: number
    readonly height: number
    readonly room: number
  }
  /** Where cards come from. */
  readonly shoe: Spot
  /** Middle of the game's name, printed on the cloth; null where there is no room. */
  readonly name: { readonly x: number; readonly y: number; readonly size: number } | null
}

/** Width to height of a card, and the gap between two, in parts of a card's width. */
export interface CardShape {
  readonly ratio: number
}

const gap = 0.09
/** A held card is pushed up and its plate stands above it: so much room over the cards, in parts of their height. */
export const raised = 0.2
/** Names and amounts are read together: they may not stand too far apart. */
const widestTable = 640
const tallestRow = 46
const shortestRow = 17

/**
 * Cards as large as the room allows. Wide screens show the pay table over one row of cards; low ones beside it; narrow ones show three cards over
 * two, which are then half as large again as five in a row.
 */
export function layoutTable(
  size: Size,
  room: Insets,
  { rows, ratio }: CardShape & { readonly rows: number },
): TableLayout {
  const free = {
    left: room.left,
    top: room.top,
    width: size.width - room.left - room.right,
    height: size.height - room.top - room.bottom,
  }
  if (free.width < free.height * 0.95) return tall(free, rows, ratio)
  return free.height < 480 ? low(free, rows, ratio) : wide(free, rows, ratio)
}

function wide(free: Box, rows: number, ratio: number): TableLayout {
  const pad = Math.min(28, free.height * 0.03)
  const row = clamp((free.height * 0.42) / rows)
  const left = free.height - row * rows - pad * 3
  const height = Math.min(left / (1 + raised), (free.width * 0.94) / across(5, ratio), 380)
  const width = Math.min(free.width * 0.94, widestTable)
  const spare = free.height - row * rows - pad * 2 - height * (1 + raised)
  const top = free.top + pad + Math.max(0, spare * 0.35)
  const middle = free.left + free.width / 2
  const y = top + row * rows + pad + height * (raised + 0.5) + Math.max(0, spare * 0.25)
  return {
    cards: line(5, { x: middle, y, height }, ratio),
    payTable: { left: middle - width / 2, top, width, height: row * rows },
    row,
    plate: plateAt(middle, y, height, height * across(5, ratio)),
    badge: badgeAt({ left: middle - width / 2, top, width, height: row * rows }),
    shoe: { x: free.left + free.width + height, y: free.top + height * 0.2, height },
    name: { x: middle, y: y + height * 0.5 + pad * 1.6, size: Math.min(30, pad) },
  }
}

/** The pay table on the left, the cards beside it. */
function low(free: Box, rows: number, ratio: number): TableLayout {
  const pad = 10
  const row = clamp((free.height - pad * 2) / rows)
  const table = Math.min(300, Math.max(200, free.width * 0.3))
  const rest = free.width - table - pad * 3
  const height = Math.min(rest / across(5, ratio), (free.height - pad * 2) / (1 + raised * 1.2))
  const x = free.left + table + pad * 2 + rest / 2
  const y = free.top + free.height / 2 + (height * raised) / 2
  return {
    cards: line(5, { x, y, height }, ratio),
    payTable: {
      left: free.left + pad,
      top: free.top + (free.height - row * rows) / 2,
      width: table,
      height: row * rows,
    },
    row,
    plate: plateAt(x, y, height, rest),
    badge: badgeAt({
      left: free.left + pad,
      top: (free.height - row * rows) / 2 + free.top,
      width: table,
      height: row * rows,
    }),
    shoe: { x: free.left + free.width + height, y: free.top, height },
    name: null,
  }
}

function tall(free: Box, rows: number, ratio: number): TableLayout {
  const pad = 12
  const row = clamp((free.height * 0.34) / rows)
  const left = free.height - row * rows - pad * 2
  const height = Math.min(left / (2 + raised * 2.4), (free.width - pad * 2) / across(3, ratio))
  const step = height * (1 + raised)
  const spare = Math.max(0, left - step * 2)
  const middle = free.left + free.width / 2
  const top = free.top + pad + spare * 0.2
  const y = top + row * rows + pad + height * (raised + 0.5) + spare * 0.3
  const width = Math.min(free.width - pad * 2, 560)
  return {
    cards: [
      ...line(3, { x: middle, y, height }, ratio),
      ...line(2, { x: middle, y: y + step, height }, ratio),
    ],
    payTable: { left: middle - width / 2, top, width, height: row * rows },
    row,
    plate: plateAt(middle, y, height, free.width - pad * 2),
    badge: badgeAt({ left: middle - width / 2, top, width, height: row * rows }),
    shoe: { x: free.left + free.width + height, y: free.top + height, height },
    name: spare > 30 ? { x: middle, y: y + step + height * 0.5 + 22, size: 16 } : null,
  }
}

/** Width of so many cards side by side, for a height of 1. */
export const across = (count: number, ratio: number): number => ratio * (count + gap * (count - 1))

export function line(count: number, { x, y, height }: Spot, ratio: number): readonly Spot[] {
  const step = height * ratio * (1 + gap)
  return Array.from({ length: count }, (_, place) => ({
    x: x + (place - (count - 1) / 2) * step,
    y,
    height,
  }))
}

export const clamp = (row: number): number => Math.min(tallestRow, Math.max(shortestRow, row))

/** Over the cards, in the room that held ones are pushed into: a win is told when they lie flat. */
export const plateAt = (
  x: number,
  y: number,
  height: number,
  room: number,
): TableLayout['plate'] => ({
  x,
  y: y - height * (0.5 + raised / 2),
  height: Math.min(46, Math.max(22, height * raised * 0.78)),
  room,
})

/** Over the middle of the pay table, between names and amounts: it tells of all of them. */
export const badgeAt = ({ left, top, width, height }: Box): TableLayout['badge'] => ({
  x: left + width / 2,
  y: top + height / 2,
  height: Math.min(56, Math.max(26, height * 0.16)),
  room: width * 0.9,
})
