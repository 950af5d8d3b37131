/** Finds places for rectangles on one sheet. */
import { MaxRectsPacker, Rectangle } from 'maxrects-packer/dist/maxrects-packer.mjs'

export type Sized = { readonly width: number; readonly height: number }
export type Placed<T> = { readonly x: number; readonly y: number; readonly item: T }

const GAP = 2

/**
 * @param edge largest width and height of the sheet, in pixels
 * @throws when the items do not fit one sheet
 */
export function arrange<T extends Sized>(
  items: readonly T[],
  edge: number,
): Sized & { readonly places: readonly Placed<T>[] } {
  const packer = new MaxRectsPacker(edge, edge, GAP, { smart: true, pot: false, square: false })
  const rects = items.map((item) => ({ item, rect: new Rectangle(item.width, item.height) }))
  packer.addArray(rects.map(({ rect }) => rect))
  const bin = packer.bins[0]
  if (bin === undefined || packer.bins.length !== 1) {
    throw new Error(`The pictures need ${packer.bins.length} sheets of ${edge}; they must fit one.`)
  }
  const places = rects.map(({ item, rect }) => ({ x: rect.x, y: rect.y, item }))
  return { width: bin.width, height: bin.height, places }
}
