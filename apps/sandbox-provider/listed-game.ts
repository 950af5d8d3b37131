import { pokerTableNames, type ProvidedWish, tableNames } from '@fairhouse/game-math/provided/wish'
import { z } from 'zod'

const stakes = { minStake: z.int(), maxStake: z.int() }
const rtp = z.number()
const maxWinX = z.int()

const wish = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('slot'),
    seed: z.int(),
    reels: z.union([z.literal(3), z.literal(5), z.literal(6)]),
    rows: z.union([z.literal(3), z.literal(4), z.literal(5)]),
    by: z.enum(['lines', 'ways']),
    lines: z.int(),
    freeSpins: z.boolean(),
    buys: z.object({ price: z.int() }).optional(),
    rtp,
    maxWinX,
    ...stakes,
  }),
  z.object({
    kind: z.literal('cells'),
    seed: z.int(),
    columns: z.int(),
    rows: z.int(),
    from: z.int(),
    rtp,
    maxWinX,
    ...stakes,
  }),
  z.object({
    kind: z.literal('keno'),
    numbers: z.int(),
    balls: z.int(),
    spots: z.int(),
    rtp,
    maxWinX,
    ...stakes,
  }),
  z.object({
    kind: z.literal('bingo'),
    numbers: z.int(),
    balls: z.int(),
    spots: z.int(),
    cards: z.int(),
    rtp,
    maxWinX,
    ...stakes,
  }),
  z.object({ kind: z.literal('pegs'), rtp, maxWinX, ...stakes }),
  z.object({ kind: z.literal('poker'), table: z.enum(pokerTableNames), ...stakes }),
  z.object({ kind: z.literal('roulette'), ...stakes }),
  z.object({ kind: z.literal('crash'), rtp, maxWinX, ...stakes }),
  z.object({ kind: z.literal('table'), table: z.enum(tableNames), ...stakes }),
]) satisfies z.ZodType<ProvidedWish>

/** A line of the list that `tools/provided-games` writes. */
export const listedGame = z.object({
  key: z.string(),
  name: z.string(),
  themes: z.array(z.string()).min(1),
  /** What it returns, worked out exactly; the same figure stands in the catalogue. */
  rtp,
  /** Of its rules: what is played is what was worked out. */
  hash: z.string(),
  wish,
  /** What each way to bet returns, the one that `rtp` is of first. */
  bets: z.array(z.object({ name: z.string(), rtp })).min(1),
})
export type ListedGame = z.infer<typeof listedGame>
