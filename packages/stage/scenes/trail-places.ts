import type { Box } from '../families/slot/layout.ts'

/** Share of the room that is left free below for the counter. */
const counterShare = 0.12

/**
 * Places of a trail in the room, CSS pixels: rows that run to and fro from the upper left, each as large as fits, so that one that
 * follows another is always beside or below it.
 */
export function trailPlaces(count: number, room: Box): readonly Box[] {
  const height = room.height * (1 - counterShare)
  const columns = Math.max(2, Math.round(Math.sqrt((count * room.width * 0.72) / height)))
  const rows = Math.ceil(count / columns)
  const [wide, tall] = [room.width / columns, height / rows]
  const size = { width: wide * 0.92, height: Math.min(tall * 0.84, wide * 0.8) }
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns)
    const along = place % columns
    const column = row % 2 === 0 ? along : columns - 1 - along
    return {
      x: room.x + column * wide + (wide - size.width) / 2,
      y: room.y + row * tall + (tall - size.height) / 2,
      ...size,
    }
  })
}
