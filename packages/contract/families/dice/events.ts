import { z } from 'zod'
import type { CommonEvent } from '../common-events.ts'
import type { MoneyPaths } from '../money-paths.ts'

const units = z.int().min(0)
const spot = z.string()
const face = z.int().min(1).max(6)

/**
 * What a round of dice shows. A `stake` is what lies on a spot; a `pay` holds the stake that is given back with the win. Amounts are pay units in
 * mathematics and minor units on the wire.
 */
export const diceEvents = [
  /** What was bet, in the order of the table's spots; `stake` is all of it. */
  z.object({
    type: z.literal('diceBet'),
    chips: z.array(z.object({ spot, stake: z.int().min(1) })).readonly(),
    stake: z.int().min(1),
  }),
  /** The dice lie like this, in the order in which they were drawn. */
  z.object({ type: z.literal('diceRolled'), dice: z.tuple([face, face, face]).readonly() }),
  /** Spots that won, in the order of the table; everything else on it is lost. Not told when nothing won. */
  z.object({
    type: z.literal('dicePaid'),
    spots: z.array(z.object({ spot, stake: z.int().min(1), pay: z.int().min(1) })).readonly(),
    pay: units,
    total: units,
  }),
] as const

/** Of these, and of those that rounds of every family tell. */
export type DiceEvent = z.infer<(typeof diceEvents)[number]> | CommonEvent

export const diceMoney = {
  diceBet: ['chips.*.stake', 'stake'],
  dicePaid: ['spots.*.stake', 'spots.*.pay', 'pay', 'total'],
} satisfies MoneyPaths
