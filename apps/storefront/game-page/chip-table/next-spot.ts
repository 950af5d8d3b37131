import type { Box } from '@fairhouse/stage/table/box'

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** How much less a step aside is liked than one straight on. */
const aside = 3
/** Nearer than this, CSS pixels, is the same line. */
const same = 1

/**
 * The spot that an arrow key leads to: the nearest in that direction, straight on before aside. The same one where there is none further on.
 */
export function nextSpot(
  places: ReadonlyMap<string, Box>,
  from: string,
  direction: Direction,
): string {
  const box = places.get(from)
  if (!box) return from
  const [x, y] = middleOf(box)
  let best = from
  let least = Infinity
  for (const [name, other] of places) {
    const [otherX, otherY] = middleOf(other)
    const [rightwards, downwards] = [otherX - x, otherY - y]
    const [on, off] = {
      ArrowLeft: [-rightwards, downwards],
      ArrowRight: [rightwards, downwards],
      ArrowUp: [-downwards, rightwards],
      ArrowDown: [downwards, rightwards],
    }[direction]
    if (on === undefined || off === undefined || on <= same) continue
    const way = on + aside * Math.abs(off)
    if (way >= least) continue
    least = way
    best = name
  }
  return best
}

/** The spot at a point: a line's place before the cells that it lies on, where the point is on it. Null beside the table. */
export function spotAt(
  places: ReadonlyMap<string, Box>,
  point: { readonly x: number; readonly y: number },
  isLine: (spot: string) => boolean,
): string | null {
  let best: string | null = null
  let least = Infinity
  for (const [name, box] of places) {
    if (!contains(box, point)) continue
    const [x, y] = middleOf(box)
    // Among lines the nearest; any line before a cell.
    const far = Math.hypot(x - point.x, y - point.y) + (isLine(name) ? 0 : 10_000)
    if (far >= least) continue
    least = far
    best = name
  }
  return best
}

const contains = (
  { x, y, width, height }: Box,
  point: { readonly x: number; readonly y: number },
) => point.x >= x && point.x < x + width && point.y >= y && point.y < y + height

const middleOf = ({ x, y, width, height }: Box): readonly [number, number] => [
  x + width / 2,
  y + height / 2,
]
