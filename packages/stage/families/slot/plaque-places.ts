import type { Point } from './line-trace.ts'
import { cellSize } from './skin.ts'

/** Sizes of the plates on the frame, board units. */
export const plaqueSizes = {
  chosen: { width: 104, height: 104 },
  factor: { width: 170, height: 104 },
  respins: { width: 430, height: 100 },
} as const

export type PlaqueName = keyof typeof plaqueSizes

export interface PlaquePlace {
  /** The middle of the plate, in board units: the window begins at 0. */
  readonly at: Point
  readonly scale: number
}

/** On the lower rail plates are smaller: three of them find room side by side, and none hangs far into the controls. */
const lower = { scale: 0.76, y: 30 } as const

/**
 * Where plates stand on the frame: the chosen symbol on the left, the multiplier on the right, respins below. Over the reels of a title with
 * jackpots stand the plates of those; there all of them are on the lower rail.
 */
export function plaquePlaces(
  { reels, rows }: { readonly reels: number; readonly rows: number },
  hasJackpots: boolean,
): Readonly<Record<PlaqueName, PlaquePlace>> {
  const width = reels * cellSize
  const below = (x: number): PlaquePlace => ({
    at: [x, rows * cellSize + lower.y],
    scale: lower.scale,
  })
  const above = (x: number): PlaquePlace => ({ at: [x, -plaqueSizes.factor.height / 2], scale: 1 })
  const half = (name: PlaqueName): number => (plaqueSizes[name].width / 2) * lower.scale
  return {
    chosen: hasJackpots ? below(half('chosen')) : above(62),
    factor: hasJackpots ? below(width - half('factor')) : above(width - 90),
    respins: below(width / 2),
  }
}
