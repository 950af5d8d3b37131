import { z } from 'zod'

const units = z.int().min(0)
const count = z.int().min(1)

/**
 * What a slot pays for, as it is shown to players: taken from the very definition that is played. Pays are pay units; an amount is
 * `units * stake / unitsPerStake` minor units.
 */
export const paytable = z.object({
  wild: z.string(),
  /** Row of each reel, 0 on top. */
  lines: z.array(z.array(z.int().min(0)).readonly()).readonly(),
  /** Dearest symbol first; only counts that pay, largest first. */
  linePays: z
    .array(z.object({ symbol: z.string(), pays: z.array(z.object({ count, units })).readonly() }))
    .readonly(),
  scatter: z.object({
    symbol: z.string(),
    pays: z.array(z.object({ count, units, freeSpins: z.int().min(0) })).readonly(),
  }),
  pick: z.object({
    symbol: z.string(),
    reels: z.array(z.int().min(0)).readonly(),
    /** What the closed things hold, smallest first. */
    prizes: z.array(units).readonly(),
    enders: z.int().min(0),
  }),
  extraFreeSpinsPerWildReel: z.int().min(0),
  maxUnits: units,
})
export type Paytable = z.infer<typeof paytable>
