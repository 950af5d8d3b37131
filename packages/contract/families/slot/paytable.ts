import { z } from 'zod'
import { paytableHead } from '../paytable-head.ts'
import { paytableFeature } from './paytable-feature.ts'

const units = z.int().min(0)
const count = z.int().min(1)
const reelNumbers = z.array(z.int().min(0)).readonly()

/** Symbols in view. A reel of a grid of cells is a column. */
const grid = z.object({
  /** The most rows of each reel, from the left. */
  rows: z.array(z.int().min(1)).readonly(),
  /** The fewest; the same as `rows` where the height of a reel is not drawn. */
  leastRows: z.array(z.int().min(1)).readonly(),
  /** Every cell turns by itself. */
  ofCells: z.boolean(),
})

/** What counts as a win. */
const payRule = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('lines'),
    /** Row of each reel, 0 on top. */
    lines: z.array(z.array(z.int().min(0)).readonly()).readonly(),
    /** From the last reel too. */
    bothWays: z.boolean(),
    /** Whole columns of a grid of cells pay too; they are the lines after `lines`. */
    columns: z.boolean().optional(),
  }),
  z.object({
    by: z.literal('ways'),
    /** The most ways in which a spin can win. */
    ways: z.int().min(1),
    bothWays: z.boolean(),
  }),
  /** Cells that touch side to side; `least` is the smallest cluster that pays. */
  z.object({ by: z.literal('cluster'), least: count }),
  /** Wherever they are in view. */
  z.object({ by: z.literal('anywhere'), least: count }),
])

const wild = z.object({
  symbol: z.string(),
  /** Reels on which it lands in the base game, from 0; null: on all. */
  reels: reelNumbers.nullable(),
  /** It fills the whole reel that it lands on. */
  expands: z.boolean(),
  /** What it may multiply a win by; empty when it does not. */
  multipliers: z.array(z.int().min(2)).readonly(),
  /** How several in one win count together; null where there is nothing to count. */
  together: z.enum(['product', 'sum']).nullable(),
})

const scatter = z.object({
  symbol: z.string(),
  /** Largest count first; empty for a symbol that only starts something. */
  pays: z.array(z.object({ count, units })).readonly(),
})

/** What a slot pays for. */
export const slotPaytable = z.object({
  family: z.literal('slot'),
  grid,
  rule: payRule,
  /**
   * Dearest first. Several `symbols` pay in any mixture. Largest count first; a cluster, or symbols anywhere, of a count between two
   * entries pays as the smaller one.
   */
  pays: z
    .array(
      z.object({
        symbols: z.array(z.string()).min(1).readonly(),
        pays: z.array(z.object({ count, units })).readonly(),
      }),
    )
    .readonly(),
  wild: wild.nullable(),
  scatter: scatter.nullable(),
  ...paytableHead,
  /** In the order in which they are told. */
  features: z.array(paytableFeature).readonly(),
})
export type SlotPaytable = z.infer<typeof slotPaytable>
