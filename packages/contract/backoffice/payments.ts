import { z } from 'zod'
import { minorUnits, player, time } from './fields.ts'
import { staffCall } from './staff-call.ts'

/** What the queue of withdrawals is narrowed to. */
export const queuedFor = ['people', 'underWay', 'all'] as const
/** So many are looked at; they are those that wait longest. */
export const queuedAtMost = 500

const queued = z.object({
  id: z.string(),
  player,
  login: z.string(),
  /** Cents. */
  amount: minorUnits,
  method: z.string().nullable(),
  state: z.string(),
  /** What is waited for. */
  reason: z.string().nullable(),
  /** Why rules want people to look at it. */
  review: z.array(z.string()),
  approvalsNeeded: z.int(),
  askedAt: time,
})
export type QueuedWithdrawal = z.output<typeof queued>

export const withdrawals = staffCall({
  does: 'Withdrawals that are not done, those that wait longest first, narrowed by what they wait for, why, and how they are paid.',
  right: 'readPlayers',
  body: z.object({
    waitsFor: z.enum(queuedFor),
    /** A word of `review`; null: any. */
    rule: z.string().max(40).nullable(),
    method: z.string().max(40).nullable(),
    /** Cents; null: any. */
    from: z.int().min(0).max(900_000_000_000).nullable(),
  }),
  reply: z.object({
    rows: z.array(queued),
    /** What there is to choose from, of all that wait. */
    rules: z.array(z.string()),
    methods: z.array(z.string()),
    /** There are more than are looked at. */
    more: z.boolean(),
  }),
})
