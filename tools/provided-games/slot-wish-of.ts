import { slotFacts } from '@fairhouse/game-math/families/slot/exact/slot-facts'
import { ratio } from '@fairhouse/game-math/fraction'
import { deriveSlot } from '@fairhouse/game-math/provided/derive-slot'
import type { SlotWish } from '@fairhouse/game-math/provided/slot-wish'
import type { CellsWish } from '@fairhouse/game-math/provided/wish'
import type { Entry } from './entry.ts'

/** Grids that a derived slot can have. */
const grids = {
  '3x3': { reels: 3, rows: 3 },
  '5x3': { reels: 5, rows: 3 },
  '5x4': { reels: 5, rows: 4 },
  '5x5': { reels: 5, rows: 5 },
  '6x4': { reels: 6, rows: 4 },
} as const

/** Grids whose cells are drawn by themselves, and how many alike pay on them. */
const cellGrids = {
  '6x5': { columns: 6, rows: 5, from: 8 },
  '7x7': { columns: 7, rows: 7, from: 12 },
} as const

const isGrid = (grid: string | null): grid is keyof typeof grids =>
  grid !== null && Object.hasOwn(grids, grid)
const isCellGrid = (grid: string | null): grid is keyof typeof cellGrids =>
  grid !== null && Object.hasOwn(cellGrids, grid)

/** Of more than that nobody has ever heard in a game of this kind. */
const mostMaxWinX = 5_000
/** Pay units up to which what a round wins is worked out exactly, payout by payout. */
const mostUnits = 100_000
const unitsOfWays = 20

/** What a slot by this entry is wished to be; null for one that none of ours can be. */
export function slotWishOf(one: Entry): SlotWish | CellsWish | null {
  const { grid, mechanics, rtp } = one
  const sells = one.key.endsWith('BonusBuy')
  if (rtp === null) return null
  const common = { seed: one.id, rtp, minStake: one.minStake, maxStake: one.maxStake }
  // A grid of cells has no free spins that it could sell.
  if (isCellGrid(grid) && !sells)
    return { kind: 'cells', ...common, ...cellGrids[grid], maxWinX: mostOf(one, unitsOfWays) }
  if (!isGrid(grid) || one.ways === null) return null
  const { reels, rows } = grids[grid]
  const by = mechanics.includes('ways') ? 'ways' : 'lines'
  const wish: SlotWish = {
    kind: 'slot',
    ...common,
    reels,
    rows,
    by,
    lines: by === 'lines' ? one.ways : 0,
    freeSpins: sells || (reels > 3 && mechanics.includes('freeSpins')),
    maxWinX: mostOf(one, by === 'lines' ? one.ways : unitsOfWays),
  }
  return sells ? { ...wish, buys: { price: priceOf(wish) } } : wish
}

const mostOf = ({ maxWinX }: Entry, units: number): number =>
  Math.min(Math.floor(maxWinX ?? mostMaxWinX), mostMaxWinX, Math.floor(mostUnits / units))

/** What bought free spins cost, so that they return about what a plain round does: whole stakes. */
function priceOf(wish: SlotWish): number {
  const { unitsPerStake } = deriveSlot(wish)
  const facts = slotFacts(deriveSlot({ ...wish, buys: { price: unitsPerStake } }), 'buy')
  return Math.round(ratio(facts.rtp) / wish.rtp) * unitsPerStake
}
