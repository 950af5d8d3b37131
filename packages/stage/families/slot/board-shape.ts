import type { EventOf } from './slot-events.ts'
import type { Cell } from './cell.ts'
import type { Features } from './features.ts'

/** A win of the spin on screen; `line` is null for symbols that pay without one. */
export interface Win {
  readonly line: number | null
  readonly symbol: string
  readonly count: number
  readonly cells: readonly Cell[]
  readonly multiplier: number
  /** Minor units. */
  readonly pay: number
  /** Where what it pays stands; null where its cells say so. */
  readonly at: Cell | null
}

/** What wins are multiplied by; 1 where nothing multiplies. */
export interface Multipliers {
  readonly spin: number
  readonly freeSpins: number
  /** Cells that carry one of their own. */
  readonly cells: readonly { readonly cell: Cell; readonly value: number }[]
  /** Places of the grid that have one, whatever falls through them. */
  readonly places: readonly { readonly cell: Cell; readonly value: number }[]
}

/** A symbol that covers a rectangle of cells. */
export interface Block {
  readonly symbol: string
  readonly cells: readonly Cell[]
}

/** Symbols that were chosen, in their order, and what chose them. */
export interface Chosen {
  readonly symbols: readonly string[]
  readonly by: EventOf<'symbolChosen'>['by']
}

/** Everything a slot shows, without a screen. Amounts are minor units. */
export interface SlotBoard extends Features {
  readonly mode: 'base' | 'free'
  /** `grid[reel][row]` as it is now, without what covers whole reels. */
  readonly grid: readonly (readonly string[])[]
  /** Symbol that covers a whole reel, by reel. */
  readonly expanded: ReadonlyMap<number, string>
  /** Reels began to turn for which no event has said yet where they rest. */
  readonly turning: boolean
  /** Symbols that cover a rectangle of cells. */
  readonly blocks: readonly Block[]
  /** Symbols that stay in their cells while the reels turn around them. */
  readonly standing: readonly { readonly cell: Cell; readonly symbol: string }[]
  /** Mystery symbols that showed what they are, as they were before. */
  readonly mysteries: SlotBoard['standing']
  /** Cash symbols in view with their amounts. */
  readonly cash: readonly { readonly cell: Cell; readonly pay: number }[]
  /** Reels that do not turn: covered for the rest of the free spins, or held in a respin. */
  readonly held: readonly number[]
  /** Wins of the spin on screen, in the order they were paid; of its last cascade where symbols fall. */
  readonly wins: readonly Win[]
  /** Cascades of the spin on screen. */
  readonly cascades: number
  readonly multipliers: Multipliers
  /** The symbols chosen for this spin, or for all free spins. */
  readonly chosen: Chosen | null
  /** Turns of the same spin still to come; null when none was given. */
  readonly respins: number | null
  /** What the round has won. */
  readonly total: number
  /** What the round had won before the spin on screen. */
  readonly totalBefore: number
  readonly freeSpins: { readonly left: number; readonly number: number } | null
  /** Paid before the free spins began, so that their own sum can be shown. */
  readonly totalBeforeFree: number
  readonly maxWin: boolean
  readonly finished: boolean
}
