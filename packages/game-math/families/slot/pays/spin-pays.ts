import type { Face } from './faces.ts'
import type { View } from '../exact/view.ts'
import type { Cycle } from '../exact/cycle.ts'
import type { Cells } from '../cells.ts'

/** A win of one spin. `pay` holds the multiplier. */
export interface SpinWin {
  /** Number of the symbol. */
  readonly symbol: number
  readonly count: number
  readonly multiplier: number
  readonly pay: number
  readonly cells: Cells
  /** Number of the line, or how many ways. */
  readonly of: { readonly line: number } | { readonly ways: number }
}

/** What symbols in view pay by the game's rule. Grids hold the face of each cell, reel by reel. */
export interface SpinPays {
  /** Every win, in the order to tell. */
  wins(grid: readonly (readonly number[])[]): readonly SpinWin[]
  /** Counts every combination of what the reels can show. */
  count(views: readonly (readonly View[])[]): Cycle
}

/** What the wins of a spin depend on. */
export interface PayContext {
  readonly faces: readonly Face[]
  /** Numbers of the symbols that are wild in this spin. */
  readonly wilds: readonly number[]
  /** Multiplies every pay. */
  readonly times: number
}
