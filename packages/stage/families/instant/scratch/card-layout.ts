import type { ScratchLayout } from '@fairhouse/contract/families/instant/scratch'
import type { Box } from '../layout.ts'

/** A card in units of its own. */
export const cardWidth = 720
export const cardHeight = 640
/** What the head with the card's name takes. */
export const cardHead = 118

const edge = 40
const gap = 14
const room = { x: edge, y: cardHead + 14, width: cardWidth - edge * 2, height: 640 - cardHead - 44 }

/** Where the fields of a layout are, in the order in which a round tells them. */
export function fieldBoxes(layout: ScratchLayout): readonly Box[] {
  switch (layout) {
    case 'match':
      return grid(room, 3, 3)
    case 'find': {
      const height = room.height * 0.29
      const keyWidth = room.width * 0.3
      const keys = { ...room, x: room.x + (room.width - keyWidth * 2 - gap) / 2 }
      const below = { ...room, y: room.y + height + gap, height: room.height - height - gap }
      return [...grid({ ...keys, width: keyWidth * 2 + gap, height }, 2, 1), ...grid(below, 4, 2)]
    }
    case 'row': {
      const side = room.height
      return [
        ...grid({ ...room, width: side }, 3, 3),
        {
          x: room.x + side + gap,
          y: room.y + side * 0.25,
          width: room.width - side - gap,
          height: side * 0.5,
        },
      ]
    }
  }
}

/** How many fields are in a row: arrow keys move by them. */
export const columnsOf = (layout: ScratchLayout): number => (layout === 'find' ? 4 : 3)

function grid({ x, y, width, height }: Box, columns: number, rows: number): readonly Box[] {
  const across = (width - gap * (columns - 1)) / columns
  const down = (height - gap * (rows - 1)) / rows
  return Array.from({ length: columns * rows }, (_, place) => ({
    x: x + (place % columns) * (across + gap),
    y: y + Math.floor(place / columns) * (down + gap),
    width: across,
    height: down,
  }))
}
