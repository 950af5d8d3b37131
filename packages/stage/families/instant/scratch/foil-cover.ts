import type { Box } from '../layout.ts'

const [columns, rows] = [10, 7]
/** Of this much of a field rubbed off, the rest comes off by itself. */
const enough = 0.58

/** How much foil is left on the fields of a card, in parts of each: no picture is read back for it. */
export class FoilCover {
  readonly #boxes: readonly Box[]
  readonly #left: Set<number>[]

  constructor(boxes: readonly Box[]) {
    this.#boxes = boxes
    this.#left = boxes.map(() => new Set(Array.from({ length: columns * rows }, (_, part) => part)))
  }

  /**
   * Rubs along a line.
   * @returns the fields of which enough is off since.
   */
  rub(
    from: { readonly x: number; readonly y: number },
    to: { readonly x: number; readonly y: number },
    radius: number,
  ): readonly number[] {
    const off: number[] = []
    for (const [field, { x, y, width, height }] of this.#boxes.entries()) {
      const left = this.#left[field]
      if (!left || left.size === 0) continue
      for (const part of left) {
        const middle = {
          x: x + (((part % columns) + 0.5) * width) / columns,
          y: y + ((Math.floor(part / columns) + 0.5) * height) / rows,
        }
        if (distance(middle, from, to) <= radius) left.delete(part)
      }
      if (left.size <= columns * rows * (1 - enough)) {
        left.clear()
        off.push(field)
      }
    }
    return off
  }

  /** @returns whether there was foil on it. */
  clear(field: number): boolean {
    const left = this.#left[field]
    const was = left !== undefined && left.size > 0
    left?.clear()
    return was
  }

  isOff(field: number): boolean {
    return this.#left[field]?.size === 0
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Of a point from a line between two others. */
function distance({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / length
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(x - from.x - dx * share, y - from.y - dy * share)
}
