import type { Size } from '@fairhouse/stage/screen/open-screen'
import type { Box } from '@fairhouse/stage/families/slot/layout'

/** Width to height of a coffin's picture. */
const coffinRatio = 256 / 384

/** Share of the room that the heading takes. */
const headingShare = 0.16

/**
 * Rows of coffins as large as the room allows, in reading order: two rows on wide screens, as many as needed on upright ones.
 * @param room where they may stand, CSS pixels.
 */
export function coffinPlaces(count: number, room: Box & Size): readonly Box[] {
  const top = room.y + room.height * headingShare
  const height = room.height * (1 - headingShare)
  const layouts = Array.from({ length: count }, (_, index) =>
    arrange(count, index + 1, { width: room.width, height }),
  )
  const best = layouts.reduce((left, right) => (right.tall > left.tall ? right : left))
  const { columns, tall } = best
  const rows = Math.ceil(count / columns)
  const [cellWidth, cellHeight] = [Math.min(room.width / columns, tall * 0.95), height / rows]
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    const left = room.x + (room.width - inRow * cellWidth) / 2
    const wide = tall * coffinRatio
    return {
      x: left + ((index % columns) + 0.5) * cellWidth - wide / 2,
      y: top + (row + 0.5) * cellHeight - tall / 2,
      width: wide,
      height: tall,
    }
  })
}

function arrange(
  count: number,
  columns: number,
  { width, height }: Size,
): { columns: number; tall: number } {
  const rows = Math.ceil(count / columns)
  const tall = Math.min((height / rows) * 0.9, (width / columns / coffinRatio) * 0.86)
  return { columns, tall }
}
