import { z } from 'zod'
import { failure } from './answers.ts'
import { winner } from './calls/winners.ts'
import { transaction } from './entities/payment.ts'
import { userStatus } from './entities/user-status.ts'

/** What a browser may send on `/ws`. */
export const clientFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('subscribe'),
    /** `user`, `winners`, `jackpots`; a name that the house does not know is passed over. */
    topics: z.array(z.string().max(80)).max(32),
    /** Sequence number last seen of each topic, when reconnecting. */
    since: z.record(z.string(), z.int()).optional(),
  }),
  z.object({ type: z.literal('pong') }),
  /** A game call, answered by `answer` with the same schema, guards and request keys as the POST; the first frame carries the csrf token. */
  z.object({
    type: z.literal('call'),
    id: z.string().min(1).max(64),
    call: z.string().max(200),
    body: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    csrf: z.string().max(200).optional(),
  }),
])
export type ClientFrame = z.infer<typeof clientFrame>

/** What a meter of a progressive jackpot shows. */
const meterAmount = z.object({
  meter: z.string(),
  currency: z.enum(['USD', 'CREDIT']),
  /** Minor units. */
  amount: z.int().min(0),
  /** Counts how often it began: one more, and somebody has won it. */
  run: z.int().min(1),
})
export type MeterAmount = z.infer<typeof meterAmount>

/** What the server sends. `seq` counts a topic's frames; a snapshot has `snapshot: true`. */
export const serverFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('answer'), id: z.string(), body: z.looseObject({ status: z.int() }) }),
  /** Something was sent that is no frame, or a call without an id by which it could be answered; with the id that it has, as it was sent. */
  z.object({
    type: z.literal('error'),
    id: z.union([z.string(), z.number()]).optional(),
    body: failure,
  }),
  z.object({
    type: z.literal('status'),
    topic: z.literal('user'),
    seq: z.int(),
    data: z.object({ userStatus }),
  }),
  /** A payment of the player's own, as it stands now. */
  z.object({
    type: z.literal('payment'),
    topic: z.literal('user'),
    seq: z.int(),
    data: z.object({ transaction }),
  }),
  z.object({
    type: z.literal('winners'),
    topic: z.literal('winners'),
    seq: z.int(),
    snapshot: z.boolean(),
    data: z.array(winner),
  }),
  /** All meters when it is a snapshot, else those that changed; about once in two seconds. */
  z.object({
    type: z.literal('jackpots'),
    topic: z.literal('jackpots'),
    seq: z.int(),
    snapshot: z.boolean(),
    data: z.array(meterAmount),
  }),
])
export type ServerFrame = z.infer<typeof serverFrame>
