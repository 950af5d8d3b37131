import type { Size } from '../../screen/open-screen.ts'
import type { Insets } from '../../rounds/game-stage.ts'
import { type Box, type Lie, tableDepth, tableLength } from './spot-places.ts'
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
  /** The wheel at rest, and while the ball runs. */
  readonly wheel: WheelPlace
  readonly closeUp: WheelPlace
  /** Room for the number that won. */
  readonly result: { readonly x: number; readonly y: number; readonly size: number }
}

/** A table that is this much wider than high lies flat, with its wheel to the left. */
const flatFrom = 1.15

/** @param insets what controls take of the screen. */
export function layoutRoulette(size: Size, insets: Insets): RouletteLayout {
  const free: Box = {
    x: insets.left,
    y: insets.top,
    width: Math.max(1, size.width - insets.left - insets.right),
    height: Math.max(1, size.height - insets.top - insets.bottom),
  }
  return free.width > free.height * flatFrom ? flat(free) : upright(free)
}

/** Where so much height is spare, CSS pixels, the table stands high: below it there is room for what lies beside a table. */
const roomBelow = 240
const raised = 0.1

/** Height of a cell to its width on a flat table, at the most and at the least. */
const flatCell = { most: 1.42, least: 0.9 }

function flat(free: Box): RouletteLayout {
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
    y: free.y + (free.height - height) * (free.height - height > roomBelow ? raised : 0.5),
    width,
    height,
  }
  return { lie: 'flat', cell, table, wheel, closeUp: wheel, result: above(wheel, radius * 0.36) }
}

/** How much of an upright screen the table takes, and the flattest and the highest cell. */
const uprightShare = 0.78
const uprightCell = { least: 1.2, most: 2.7 }

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
  const result = { x: closeUp.x, y: closeUp.y + great * 1.18, size: great * 0.46 }
  return {
    lie: 'upright',
    cell: { width: cellWidth, height: cellHeight },
    table,
    wheel,
    closeUp,
    result,
  }
}

/** In the middle of a box: what is seen of a wheel reaches further up than down. */
function wheelIn(box: Box, radius: number): WheelPlace {
  const up = (wheelShape.tilt + wheelShape.rim.high * wheelShape.rise) * radius
  const down = (wheelShape.tilt + 0.06) * radius
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 + (up - down) / 2, radius }
}

const above = ({ x, y, radius }: WheelPlace, size: number) => ({ x, y: y - radius * 0.1, size })
