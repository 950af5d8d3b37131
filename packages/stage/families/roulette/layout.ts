import type { Size } from '../../screen/open-screen.ts'
import type { Insets } from '../../rounds/game-stage.ts'
import type { Box } from '../../table/box.ts'
import { type Lie, tableDepth, tableLength } from './spot-places.ts'
import { wheelHeight, wheelShape } from './wheel-shape.ts'

/** Where a wheel stands: its middle on the ground and its radius, CSS pixels. */
export interface WheelPlace {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Where everything is, CSS pixels. */
export interface RouletteLayout {
  readonly lie: Lie
  /** A number's cell. */
  readonly cell: Size
  /** The printed table. */
  readonly table: Box
  readonly wheels: readonly WheelLayout[]
}

/** A wheel and the number that came on it. */
export interface WheelLayout {
  /** At rest, and while the ball runs. */
  readonly rest: WheelPlace
  readonly closeUp: WheelPlace
  /** Room for the number that won, at rest and near. */
  readonly result: ResultPlace
  readonly nearResult: ResultPlace
}

export interface ResultPlace {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A table that is this much wider than high lies flat, with its wheel to the left. */
const flatFrom = 1.15

/** What of a table its place on the screen goes by. */
export interface TableKind {
  readonly wheels: number
  /** Whether something lies beside the table, below it: then it stands high where there is room. */
  readonly hasTrack: boolean
}

/** @param insets what controls take of the screen. */
export function layoutRoulette(
  size: Size,
  insets: Insets,
  { wheels, hasTrack }: TableKind,
): RouletteLayout {
  const free: Box = {
    x: insets.left,
    y: insets.top,
    width: Math.max(1, size.width - insets.left - insets.right),
    height: Math.max(1, size.height - insets.top - insets.bottom),
  }
  const isFlat = free.width > free.height * flatFrom
  if (wheels > 1) return isFlat ? flatBelow(free, wheels) : uprightBelow(free, wheels)
  return isFlat ? flat(free, hasTrack) : upright(free)
}

/** Where so much height is spare, CSS pixels, the table stands high: below it there is room for what lies beside a table. */
const roomBelow = 240
const raised = 0.1

/** Height of a cell to its width on a flat table, at the most and at the least. */
const flatCell = { most: 1.42, least: 0.9 }

function flat(free: Box, hasTrack: boolean): RouletteLayout {
  const gap = Math.max(10, free.width * 0.018)
  const radius = Math.min(free.width * 0.2, (free.height * 0.97) / wheelHeight)
  const room = free.width - 2 * radius - 3 * gap
  const tallest = (free.height * 0.97) / tableDepth
  const cellWidth = Math.min(room / tableLength, tallest / flatCell.least)
  const cellHeight = Math.min(cellWidth * flatCell.most, tallest)
  const cell = { width: cellWidth, height: cellHeight }
  const [width, height] = [cellWidth * tableLength, cellHeight * tableDepth]
  const spare = (room - width) / 2
  const wheel = wheelIn(
    { x: free.x + gap + spare * 0.7, y: free.y, width: 2 * radius, height: free.height },
    radius,
  )
  const table = {
    x: free.x + free.width - gap - spare * 0.7 - width,
    y:
      free.y +
      (free.height - height) * (hasTrack && free.height - height > roomBelow ? raised : 0.5),
    width,
    height,
  }
  return { lie: 'flat', cell, table, wheels: [standing(wheel, radius * 0.36)] }
}

/** How much of an upright screen the table takes, and the flattest and the highest cell. */
const uprightShare = 0.78
const uprightCell = { least: 1.2, most: 2.7 }

/** Several wheels stand in a row above a flat table. */
function flatBelow(free: Box, wheels: number): RouletteLayout {
  const gap = Math.max(8, free.width * 0.012)
  const room = free.width - 2 * gap
  const depth = Math.min(
    free.height * 0.6,
    (room / tableLength) * rowCell.most * tableDepth,
    tableDepth * rowCell.highest,
  )
  const cellHeight = depth / tableDepth
  const cellWidth = Math.min(room / tableLength, cellHeight * rowCell.widest)
  const [width, height] = [cellWidth * tableLength, cellHeight * tableDepth]
  const row = Math.min((free.height - height - 2 * gap) / wheelHeight, room / wheels / 2.25)
  const radius = Math.max(1, row)
  const spare = free.height - height - radius * wheelHeight
  const table = {
    x: free.x + (free.width - width) / 2,
    y: free.y + free.height - height - spare * 0.3,
    width,
    height,
  }
  const over = { ...free, y: free.y + spare * 0.25, height: radius * wheelHeight }
  const step = Math.min(room / wheels, radius * 2.7)
  return {
    lie: 'flat',
    cell: { width: cellWidth, height: cellHeight },
    table,
    wheels: Array.from({ length: wheels }, (_, place) => {
      const x = free.x + free.width / 2 + (place - (wheels - 1) / 2) * step - radius
      return standing(wheelIn({ ...over, x, width: 2 * radius }, radius), radius * 0.42)
    }),
  }
}

/** A cell below a row of wheels: its greatest height to its width, its greatest width to its height, and its greatest height, CSS pixels. */
const rowCell = { most: 1.2, widest: 1.5, highest: 96 }

/** Share of the width that is left to buttons beside small wheels. */
const besideWheels = 0.4

/** Several wheels: small ones in a row above an upright table, one below the other when they are near. */
function uprightBelow(free: Box, wheels: number): RouletteLayout {
  const one = upright(free)
  const over = one.table.y - free.y
  const room = free.width * (1 - besideWheels)
  const radius = Math.min((over * 0.96) / wheelHeight, room / wheels / 2.1)
  const great = Math.min(free.width * 0.42, (free.height * 0.96) / wheels / wheelHeight)
  return {
    ...one,
    wheels: Array.from({ length: wheels }, (_, place) => {
      const x = free.x + free.width - 6 - (wheels - place) * radius * 2.1
      const rest = wheelIn({ ...free, x, height: over, width: 2 * radius }, radius)
      const box = { ...free, y: free.y + (place * free.height) / wheels }
      const closeUp = wheelIn({ ...box, height: free.height / wheels }, great)
      return {
        rest,
        closeUp,
        result: above(rest, radius * 0.9),
        nearResult: { x: closeUp.x, y: closeUp.y - great * 0.08, size: great * 0.5 },
      }
    }),
  }
}

/** A wheel that needs no close-up, with its number above its middle. */
const standing = (wheel: WheelPlace, size: number): WheelLayout => ({
  rest: wheel,
  closeUp: wheel,
  result: above(wheel, size),
  nearResult: above(wheel, size),
})

function upright(free: Box): RouletteLayout {
  const cellHeight = Math.min(
    (free.height * uprightShare) / tableLength,
    free.width / tableDepth / uprightCell.least,
  )
  const cellWidth = Math.min((free.width - 8) / tableDepth, cellHeight * uprightCell.most)
  const [width, height] = [cellWidth * tableDepth, cellHeight * tableLength]
  const table = {
    x: free.x + (free.width - width) / 2,
    y: free.y + free.height - height - 4,
    width,
    height,
  }
  const over = { ...free, height: table.y - free.y }
  const radius = Math.min((over.height * 0.96) / wheelHeight, free.width * 0.3)
  const great = Math.min(free.width * 0.47, free.height * 0.4)
  const closeUp = {
    x: free.x + free.width / 2,
    y: free.y + Math.max(over.height / 2, great * wheelHeight * 0.56),
    radius: great,
  }
  const wheel = wheelIn(
    { ...over, x: free.x + free.width - 2 * radius - 12, width: 2 * radius },
    radius,
  )
  const nearResult = { x: closeUp.x, y: closeUp.y + great * 1.18, size: great * 0.46 }
  // At rest the number stands beside the small wheel.
  const size = radius * 0.95
  const result = { x: wheel.x - radius - size * 0.64, y: wheel.y - radius * 0.05, size }
  return {
    lie: 'upright',
    cell: { width: cellWidth, height: cellHeight },
    table,
    wheels: [{ rest: wheel, closeUp, result, nearResult }],
  }
}

/** In the middle of a box: what is seen of a wheel reaches further up than down. */
function wheelIn(box: Box, radius: number): WheelPlace {
  const up = (wheelShape.tilt + wheelShape.rim.high * wheelShape.rise) * radius
  const down = (wheelShape.tilt + 0.06) * radius
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 + (up - down) / 2, radius }
}

const above = ({ x, y, radius }: WheelPlace, size: number): ResultPlace => ({
  x,
  y: y - radius * 0.1,
  size,
})
