import { z } from 'zod'
import { gameKinds } from './game-words.ts'
import { limitKinds, limitPeriods } from '../protection-choices.ts'

/** A limit that the player has set. Amounts are minor units of what he plays with; those of a limit of time are minutes. */
export const ownLimit = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  most: z.int().min(0),
  /** Of this period so far; of losses it may be less than nothing. */
  used: z.int(),
  /** What it is to be instead, once the player says so again at that time or later; null for no limit. */
  wish: z.object({ most: z.int().min(0).nullable(), readyAt: z.string() }).nullable(),
})
export type OwnLimit = z.infer<typeof ownLimit>

/** No play and no deposit until then; null: for ever. */
export const pause = z.object({
  kind: z.enum(['timeOut', 'selfExclusion']),
  until: z.string().nullable(),
})
export type Pause = z.infer<typeof pause>

/** A kind of games that the player has turned off. */
export const blockedKind = z.object({
  kind: z.enum(gameKinds),
  /** It was asked to be turned on again, which is done once that is said again at this time or later; null when it was not. */
  readyAt: z.string().nullable(),
})
export type BlockedKind = z.infer<typeof blockedKind>

/** How long the player wants to play at most without a rest. */
export const ownSession = z.object({
  /** 0: no limit. */
  minutes: z.int().min(0),
  /** What it is to be instead, once the player says so again at that time or later. */
  wish: z.object({ minutes: z.int().min(0), readyAt: z.string() }).nullable(),
  /** The session that goes on: until when may be bet, or, once that is over, from when on again; null: none, or no limit. */
  now: z.object({ over: z.boolean(), until: z.string() }).nullable(),
})
export type OwnSession = z.infer<typeof ownSession>

/** How a player holds himself in. */
export const protection = z.object({
  limits: z.array(ownLimit).readonly(),
  pause: pause.nullable(),
  blocked: z.array(blockedKind).readonly(),
  realityMinutes: z.int().min(0),
  session: ownSession,
  /** Of the last 30 days, in minor units, and how many minutes were played. */
  lately: z.object({ staked: z.int(), won: z.int(), paidIn: z.int(), minutes: z.int().min(0) }),
})
export type Protection = z.infer<typeof protection>
