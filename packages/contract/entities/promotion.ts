import { z } from 'zod'

const dollars = z.number().positive()
const dayOfMonth = z.int().min(1).max(31)

/** When a promotion is on; always in UTC, and always again: no promotion runs out while one looks at it. */
const when = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('always') }),
  z.strictObject({ type: z.literal('once') }),
  /** 1 is Monday. */
  z.strictObject({ type: z.literal('weekly'), weekday: z.int().min(1).max(7) }),
  z.strictObject({ type: z.literal('monthly'), from: dayOfMonth, to: dayOfMonth }),
  z.strictObject({
    type: z.literal('yearly'),
    month: z.int().min(1).max(12),
    from: dayOfMonth,
    to: dayOfMonth,
  }),
])
export type When = z.infer<typeof when>

/** What a player gets. Amounts in dollars. */
const reward = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('match'), percent: z.int().positive(), upTo: dollars }),
  z.strictObject({ type: z.literal('freeSpins'), spins: z.int().positive(), stake: dollars }),
  z.strictObject({ type: z.literal('freeChip'), amount: dollars }),
  /** A part of the week's net loss; `counts`: the most net deposit that is looked at. */
  z.strictObject({ type: z.literal('cashback'), from: dollars, counts: dollars }),
  /** One point for each `turnover`; `points` of them are `worth` so much. */
  z.strictObject({
    type: z.literal('points'),
    turnover: dollars,
    points: z.int().positive(),
    worth: dollars,
  }),
  z.strictObject({
    type: z.literal('gifts'),
    bronze: dollars,
    silver: dollars,
    gold: dollars,
    platinum: dollars,
  }),
  z.strictObject({ type: z.literal('tokens'), turnover: dollars }),
  z.strictObject({ type: z.literal('tickets'), turnover: dollars }),
])
export type Reward = z.infer<typeof reward>

/** The terms of a promotion: sentences, tables and examples are made from them. */
export const promotionTerms = z.strictObject({
  name: z.string(),
  /** Where it stands on the page of all promotions. */
  anchor: z.string().regex(/^[a-z-]+$/),
  order: z.int().positive(),
  /** `announced`: nothing can be claimed yet. */
  state: z.enum(['announced', 'open']),
  when,
  reward,
  minDeposit: dollars.optional(),
  deposits: z.enum(['any', 'crypto']).default('any'),
  /** What a friend must have staked of real money. */
  friendTurnover: dollars.optional(),
  /** Which multiple of `facts.ts` holds; `none`: nothing that has to be wagered. */
  wagering: z.enum(['match', 'freeSpins', 'freeChip', 'reward', 'none']),
  maxCashout: dollars.optional(),
  games: z.enum(['contributing', 'all', 'own', 'gameOfTheMonth', 'castleOfHorror']),
  once: z.enum(['player', 'week', 'month', 'year', 'friend', 'level', 'never']),
  /** What a player types to claim it; without one it is claimed by nobody. */
  code: z
    .string()
    .regex(/^[A-Z0-9_-]{3,40}$/)
    .optional(),
})
export type PromotionTerms = z.infer<typeof promotionTerms>
