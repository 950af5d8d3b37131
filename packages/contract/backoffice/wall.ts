import { z } from 'zod'
import { minorUnits, moneyKind, time } from './fields.ts'
import type { Right } from './rights.ts'

/** Where the wall is pushed from, as server-sent events. */
export const wallPath = '/desk/wall'
/** Who may watch. */
export const wallRight: Right = 'watchWall'

/** What one node of the house did lately. */
export const nodeBeat = z.object({
  node: z.string(),
  /** Answered calls `play` a second: bets, and steps of rounds. */
  betsPerSecond: z.number().min(0),
  /** Milliseconds; null where nobody played. */
  playP50: z.number().nullable(),
  playP99: z.number().nullable(),
  commitP99: z.number().nullable(),
  /** Decisions that wait to be committed. */
  queued: z.int().min(0),
  sockets: z.int().min(0),
  /** What was not `ok` lately, the most frequent first. */
  refusals: z.array(z.object({ call: z.string(), outcome: z.string(), count: z.int() })),
})
export type NodeBeat = z.output<typeof nodeBeat>

/** What was played today in one sort of money; minor units. */
const playedToday = z.object({
  money: moneyKind,
  bets: z.int(),
  staked: minorUnits,
  won: minorUnits,
})

/** A large win. It names nobody: `login` is masked as everybody sees it. */
const bigWin = z.object({
  id: z.string(),
  login: z.string(),
  game: z.string(),
  amount: minorUnits,
  currency: z.enum(['USD', 'CREDIT']),
  at: time,
})
export type BigWin = z.output<typeof bigWin>

/** All that the wall shows at a moment; the same for everybody who watches. */
export const wallFrame = z.object({
  at: time,
  nodes: z.array(nodeBeat),
  /** The newest first. */
  bigWins: z.array(bigWin),
  /** What the database tells, a few seconds old; null before it was asked. */
  today: z
    .object({
      played: z.array(playedToday),
      deposits: z.object({ count: z.int(), amount: minorUnits }),
      /** Deposits are test money. */
      isTest: z.boolean(),
      withdrawalsWaiting: z.int(),
      at: time,
    })
    .nullable(),
})
export type WallFrame = z.output<typeof wallFrame>
