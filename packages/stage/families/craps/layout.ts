import type { Size } from '../../screen/open-screen.ts'
import type { Insets } from '../../rounds/game-stage.ts'
import type { Box } from '../../table/box.ts'
import { traySize } from '../../table/dice/paint-tray.ts'
import { type Lie, numberPlace, tableSize } from './spot-places.ts'

/** Something round on the screen: its middle, and what one of its units measures, CSS pixels. */
export interface Standing {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Where everything is, CSS pixels. */
export interface CrapsLayout {
  readonly lie: Lie
  /** A cell of the table. */
  readonly cell: Size
  /** The printed table. */
  readonly table: Box
  /** The tray, its unit the edge of a die: at rest, and while dice fly. */
  readonly tray: Standing
  readonly closeUp: Standing
  /** The sum that came, its unit the plaque's diameter. */
  readonly result: Standing
  readonly nearResult: Standing
}

/** A screen that is this much wider than high has its tray to the left of the table. */
const flatFrom = 1.15

/** @param insets what controls take of the screen. */
export function layoutCraps(size: Size, insets: Insets): CrapsLayout {
  const free: Box = {
    x: insets.left,
    y: insets.top,
    width: Math.max(1, size.width - insets.left - insets.right),
    height: Math.max(1, size.height - insets.top - insets.bottom),
  }
  return free.width > free.height * flatFrom ? flat(free) : upright(free)
}

/** A place of the table on the screen. */
export const onScreen = (
  { x, y, width, height }: Box,
  { cell, table }: Pick<CrapsLayout, 'cell' | 'table'>,
): Box => ({
  x: table.x + x * cell.width,
  y: table.y + y * cell.height,
  width: width * cell.width,
  height: height * cell.height,
})

/** Where the puck lies: at the upper right of its number, or beside the numbers while it is off. */
export function puckPlace(point: number | null, layout: CrapsLayout): Standing {
  const { lie, cell, table } = layout
  const size = Math.min(cell.width * 0.44, cell.height * 0.42, 40)
  if (point === null) {
    return lie === 'flat'
      ? { x: table.x + cell.width * 0.85, y: table.y + cell.height * 0.5, size }
      : { x: table.x + size * 0.6, y: table.y - size * 0.75, size }
  }
  const { x, y, width } = onScreen(numberPlace(point, lie), layout)
  return { x: x + width - size * 0.55, y: y + size * 0.2, size }
}

/** Height of a cell to its width on a flat table, at the most. */
const tallest = 1.35
/** Share of a flat screen's width that the tray takes. */
const trayShare = 0.23

function flat(free: Box): CrapsLayout {
  const { width: columns, height: rows } = tableSize.flat
  const gap = Math.max(10, free.width * 0.014)
  const edge = Math.min(
    (free.width * trayShare) / traySize.width,
    (free.height * 0.6) / traySize.height,
  )
  const trayWidth = edge * traySize.width
  const room = free.width - trayWidth - 3 * gap
  const cellWidth = Math.min(room / columns, (free.height * 0.97) / rows / 0.7)
  const cellHeight = Math.min(cellWidth * tallest, (free.height * 0.97) / rows)
  const [width, height] = [cellWidth * columns, cellHeight * rows]
  const spare = (room - width) / 2
  const table = {
    x: free.x + free.width - gap - spare * 0.7 - width,
    y: free.y + (free.height - height) / 2,
    width,
    height,
  }
  const tray = {
    x: free.x + gap + spare * 0.7 + trayWidth / 2,
    y: free.y + free.height * 0.42,
    size: edge,
  }
  const plaque = Math.min(edge * 2.1, free.height * 0.2)
  const result = {
    x: tray.x,
    y: tray.y + (edge * traySize.height) / 2 + plaque * 0.42,
    size: plaque,
  }
  return {
    lie: 'flat',
    cell: { width: cellWidth, height: cellHeight },
    table,
    tray,
    closeUp: tray,
    result,
    nearResult: result,
  }
}

/** Share of an upright screen's height that the table takes. */
const uprightShare = 0.78

function upright(free: Box): CrapsLayout {
  const { width: columns, height: rows } = tableSize.upright
  const cellHeight = Math.min((free.height * uprightShare) / rows, (free.width / columns) * 1.2)
  const cellWidth = Math.min((free.width - 8) / columns, cellHeight * 2.2)
  const [width, height] = [cellWidth * columns, cellHeight * rows]
  const table = {
    x: free.x + (free.width - width) / 2,
    y: free.y + free.height - height - 4,
    width,
    height,
  }
  const over = table.y - free.y
  const edge = Math.min((over * 0.9) / traySize.height, (free.width * 0.42) / traySize.width)
  const tray = {
    x: free.x + free.width - (edge * traySize.width) / 2 - 8,
    y: free.y + over / 2,
    size: edge,
  }
  const great = Math.min(
    (free.width * 0.92) / traySize.width,
    (free.height * 0.5) / traySize.height,
  )
  const closeUp = { x: free.x + free.width / 2, y: free.y + free.height * 0.4, size: great }
  const plaque = Math.min(over * 0.52, 64)
  return {
    lie: 'upright',
    cell: { width: cellWidth, height: cellHeight },
    table,
    tray,
    closeUp,
    result: {
      x: tray.x - (edge * traySize.width) / 2 - plaque * 0.66,
      y: tray.y - plaque * 0.1,
      size: plaque,
    },
    nearResult: {
      x: closeUp.x,
      y: closeUp.y + (great * traySize.height) / 2 + great * 1.1,
      size: great * 2,
    },
  }
}
