import { cellSize } from '../families/slot/skin.ts'
import type { SlotLayout } from '../families/slot/layout.ts'

/** Size of the plate of free spins in board units. */
export const plateSize = { width: 330, height: 190 } as const

/** The least scale at which word and number are read on a phone, where cells may be too small to go by. */
const legible = 0.34

/** The middle of a plate and its scale, CSS pixels. */
export interface PlaquePlace {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Upright the plate hangs below the frame, on wide screens it stands beside it; it never lies over symbols. */
export const plaquePlace = (layout: SlotLayout): PlaquePlace =>
  layout.portrait ? below(layout) : beside(layout)

function beside({ board, framed, cell, free }: SlotLayout): PlaquePlace {
  const scale = cell / cellSize
  const room = framed.x - free.x
  if (room > plateSize.width * scale * 0.45) {
    return {
      x: free.x + room / 2,
      y: board.y + board.height / 2,
      scale: Math.min(Math.max(scale, legible), (room * 0.92) / plateSize.width),
    }
  }
  const rail = framed.y + framed.height
  return {
    x: board.x + board.width / 2,
    y: Math.min(rail, free.y + free.height - plateSize.height * scale * 0.25),
    scale: scale * 0.5,
  }
}

/** Where little is left below the frame, the plate covers its lower rail too. */
function below({ board, framed, cell, free }: SlotLayout): PlaquePlace {
  const scale = cell / cellSize
  const bottom = free.y + free.height
  const room = bottom - (framed.y + framed.height)
  const withRail = bottom - (board.y + board.height)
  const height = Math.min(
    plateSize.height * Math.max(scale * 1.5, legible),
    Math.max(room * 0.94, Math.min(plateSize.height * legible, withRail)),
  )
  return {
    x: free.x + free.width / 2,
    y: bottom - Math.max(room, height) / 2,
    scale: height / plateSize.height,
  }
}
