import type { Size } from '../screen/open-screen.ts'

/**
 * How a table ends: `crescent` has a straight side at the dealer's and a bow towards the player, `round` is an oblong with round
 * corners, `none` is cloth to the edges of the screen.
 */
export type FeltEdge = 'crescent' | 'round' | 'none'

export interface EdgePlan {
  readonly size: Size
  readonly edge: FeltEdge
  /** Breadth of the rail, CSS pixels. */
  readonly rail: number
  /** Room below the table for what stands before it, CSS pixels. */
  readonly below?: number
}

/** Outline of the cloth as an SVG path, CSS pixels. */
export function feltOutline({ size: { width, height }, edge, rail, below = 0 }: EdgePlan): string {
  if (edge === 'none') return `M0 0 H${width} V${height} H0 Z`
  if (edge === 'round') {
    const round = Math.min(width, height) * 0.09
    const [left, top, right, bottom] = [rail, rail, width - rail, height - rail - below]
    return [
      `M${left + round} ${top} H${right - round} A${round} ${round} 0 0 1 ${right} ${top + round}`,
      `V${bottom - round} A${round} ${round} 0 0 1 ${right - round} ${bottom}`,
      `H${left + round} A${round} ${round} 0 0 1 ${left} ${bottom - round}`,
      `V${top + round} A${round} ${round} 0 0 1 ${left + round} ${top} Z`,
    ].join(' ')
  }
  const bottom = height - rail - below
  const { shoulder } = crescent({ width, height: bottom })
  // One bow from shoulder to shoulder, which ends beyond the sides of the screen.
  const over = Math.max(rail, 24)
  return `M${-over} ${-over} H${width + over} V${shoulder} Q${width / 2} ${2 * bottom - shoulder} ${-over} ${shoulder} Z`
}

/** Where the bow of a crescent leaves the sides of the screen: a flat bow on a tall one, so that hands have room beside its foot. */
export function crescent({ width, height }: Size): { readonly shoulder: number } {
  const depth = Math.min(height * 0.42, width * 0.24)
  return { shoulder: height - depth }
}
