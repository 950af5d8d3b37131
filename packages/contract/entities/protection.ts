import { z } from 'zod'

/** What a limit holds down: what is staked, what is lost (staked and not won back), what is paid in. */
export const limitKinds = ['stake', 'loss', 'deposit'] as const
export type LimitKind = (typeof limitKinds)[number]

/** By UTC: a day, a week from Monday, a month of the calendar. */
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** Hours of the time-outs that a player may choose: from one hour to six weeks. */
export const timeOutHours = [1, 24, 72, 168, 336, 672, 1008] as const
/** Months of the self-exclusions that a player may choose; 0 is for ever. */
export const exclusionMonths = [6, 12, 24, 60, 0] as const
/** Minutes of play after which the house says how long it has been; 0 is never. */
export const realityMinutes = [0, 15, 30, 60, 120] as const

/** So long a limit that was to be looser, or to go, stays as it is (GLI-19 and the UK's RTS ask for no less than 24 hours). */
export const coolingOffHours = 24

/** A limit that the player has set. Amounts are minor units of what he plays with. */
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

/** How a player holds himself in. */
export const protection = z.object({
  limits: z.array(ownLimit).readonly(),
  pause: pause.nullable(),
  realityMinutes: z.int().min(0),
  /** Of the last 30 days, in minor units. */
  lately: z.object({ staked: z.int(), won: z.int(), paidIn: z.int() }),
})
export type Protection = z.infer<typeof protection>
