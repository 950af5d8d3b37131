import { z } from 'zod'
import type { MoneyPaths } from './money-paths.ts'

/** What rounds of every family may tell. Amounts as everywhere in events: pay units in mathematics, minor units on the wire. */
export const commonEvents = [
  /** A jackpot was won; `pay` is 0 for one whose amount the house's meter says when the round is settled. */
  z.object({
    type: z.literal('jackpotWon'),
    jackpot: z.string(),
    /** Which win of the meter it is: its run, and its order among those that were written together. Only for what a meter paid. */
    meter: z
      .object({ run: z.int().min(1), order: z.int().min(1), by: z.enum(['draw', 'meter']) })
      .optional(),
    pay: z.int().min(0),
    total: z.int().min(0),
  }),
  /** The maximum win was reached; the round ends here. */
  z.object({ type: z.literal('maxWinReached'), total: z.int().min(0) }),
  /** Closes every round; `total` is the payout. */
  z.object({ type: z.literal('roundEnded'), total: z.int().min(0) }),
] as const
export type CommonEvent = z.infer<(typeof commonEvents)[number]>

export const commonMoney = {
  jackpotWon: ['pay', 'total'],
  maxWinReached: ['total'],
  roundEnded: ['total'],
} satisfies MoneyPaths
