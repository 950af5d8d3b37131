import type { SlotWish } from '@fairhouse/game-math/provided/slot-wish'
import { z } from 'zod'

/** A line of the demo's catalogue, as much as is needed of it; the rest is kept as it is. */
export const entry = z.looseObject({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  kind: z.string(),
  category: z.int(),
  rtp: z.number().nullable(),
  volatility: z.int().nullable(),
  minStake: z.int(),
  maxStake: z.int(),
  maxWinX: z.number().nullable(),
  mechanics: z.array(z.string()),
  themes: z.array(z.string()),
  grid: z.string().nullable(),
  ways: z.int().nullable(),
  since: z.string(),
  hasImagePreview: z.boolean(),
  sandbox: z.boolean(),
})
export type Entry = z.infer<typeof entry>

/** A line of the list that the sandbox plays by. */
export const wished = z.object({
  key: z.string(),
  wish: z.object({
    seed: z.int(),
    reels: z.union([z.literal(3), z.literal(5), z.literal(6)]),
    rows: z.union([z.literal(3), z.literal(4), z.literal(5)]),
    by: z.enum(['lines', 'ways']),
    lines: z.int(),
    freeSpins: z.boolean(),
    rtp: z.number(),
    minStake: z.int(),
    maxStake: z.int(),
    maxWinX: z.int(),
  }) satisfies z.ZodType<SlotWish>,
})

/** Grids that a derived slot can have. */
const grids = {
  '3x3': { reels: 3, rows: 3 },
  '5x3': { reels: 5, rows: 3 },
  '5x4': { reels: 5, rows: 4 },
  '5x5': { reels: 5, rows: 5 },
  '6x4': { reels: 6, rows: 4 },
} as const

const isGrid = (grid: string | null): grid is keyof typeof grids =>
  grid !== null && Object.hasOwn(grids, grid)

/** Of more than that nobody has ever heard in a game of this kind. */
const mostMaxWinX = 5_000
/** Pay units up to which what a round wins is worked out exactly, payout by payout. */
const mostUnits = 100_000
const unitsOfWays = 20
/** The provider's own lobby starts its games, which nobody plays here yet. */
const launchedElsewhere = 'KA-'

/** What a slot by this entry is wished to be; null for one that none of ours can be, or that sells its free spins. */
export function wishOf(one: Entry): SlotWish | null {
  const { grid, mechanics } = one
  const isMeant =
    one.kind === 'slot' && !one.key.startsWith(launchedElsewhere) && !one.key.endsWith('BonusBuy')
  if (!isMeant || !isGrid(grid) || one.rtp === null || one.ways === null) return null
  const { reels, rows } = grids[grid]
  const by = mechanics.includes('ways') ? 'ways' : 'lines'
  return {
    seed: one.id,
    reels,
    rows,
    by,
    lines: by === 'lines' ? one.ways : 0,
    freeSpins: reels > 3 && mechanics.includes('freeSpins'),
    rtp: one.rtp,
    minStake: one.minStake,
    maxStake: one.maxStake,
    maxWinX: Math.min(
      Math.floor(one.maxWinX ?? mostMaxWinX),
      mostMaxWinX,
      Math.floor(mostUnits / (by === 'lines' ? one.ways : unitsOfWays)),
    ),
  }
}
