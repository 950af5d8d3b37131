import { type Amount, amount } from '@fairhouse/money'
import { z } from 'zod'

/** Most that a number on this wire can hold to the cent without doubt. */
const largest = 1e12

/** A decimal number of whole currency as minor units: read by its digits, never reckoned with as a fraction. */
export const money = z
  .number()
  .min(0)
  .max(largest)
  .transform((value, issues): Amount => {
    const digits = /^(\d+)(?:\.(\d{1,2}))?$/.exec(String(value))
    if (digits === null) {
      issues.addIssue({ code: 'custom', message: 'has more than two decimals' })
      return z.NEVER
    }
    const [, whole = '0', cents = ''] = digits
    return amount(BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0')))
  })

export const toWireAmount = (units: Amount): number => Number(units) / 100

/** The wallet's name of a bet that is told with its win. */
export const betRef = (of: string): string => `bet ${of}`

const reqId = z.string().min(1).max(120)
const token = z.string().min(1).max(800)
/** Rounds are large whole numbers; some write them as text. */
export const round = z.union([z.string().min(1).max(40), z.int().positive().transform(String)])
const game = z.union([z.string(), z.int().transform(String)])

const common = { reqId, token, currency: z.string(), game, round, userId: z.string().optional() }
const moving = { ...common, betAmount: money, winloseAmount: money }
const session = {
  ...moving,
  sessionId: round,
  type: z.union([z.literal(1), z.literal(2)]),
  preserve: money.default(amount(0n)),
  turnover: z.number().optional(),
}

/** Bodies by call. */
export const bodies = {
  auth: z.object({ reqId, token }),
  bet: z.object({ ...moving, isFreeRound: z.boolean().default(false) }),
  cancelBet: z.object(moving),
  sessionBet: z.object(session),
  cancelSessionBet: z.object({ ...session, type: z.literal(1).default(1) }),
} as const
export type CallName = keyof typeof bodies

export const isCallName = (name: string): name is CallName => Object.hasOwn(bodies, name)
