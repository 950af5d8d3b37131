import { z } from 'zod'
import type { CommonEvent } from '../common-events.ts'
import type { MoneyPaths } from '../money-paths.ts'

const units = z.int().min(0)
const spot = z.string()

/**
 * What a round of roulette shows. A `stake` is what lies on a spot; a `pay` holds the stake that is given back with the win. Amounts are pay units
 * in mathematics and minor units on the wire.
 */
export const rouletteEvents = [
  /** What was bet, in the order of the table's spots; `stake` is all of it. */
  z.object({
    type: z.literal('rouletteBet'),
    chips: z.array(z.object({ spot, stake: z.int().min(1) })).readonly(),
    stake: z.int().min(1),
  }),
  /** The ball lies in this pocket; told once for each wheel, in their order. */
  z.object({ type: z.literal('ballLanded'), pocket: z.string() }),
  /** Spots that won, in the order of the table; everything else on it is lost. Not told when nothing won. */
  z.object({
    type: z.literal('spotsPaid'),
    spots: z.array(z.object({ spot, stake: z.int().min(1), pay: z.int().min(1) })).readonly(),
    pay: units,
    total: units,
  }),
  /** La partage: zero came, and half of what lay on these even chances comes back. Not told when nothing lay there. */
  z.object({
    type: z.literal('halfReturned'),
    spots: z.array(z.object({ spot, stake: z.int().min(1), pay: z.int().min(1) })).readonly(),
    pay: units,
    total: units,
  }),
] as const

/** Of these, and of those that rounds of every family tell. */
export type RouletteEvent = z.infer<(typeof rouletteEvents)[number]> | CommonEvent

export const rouletteMoney = {
  rouletteBet: ['chips.*.stake', 'stake'],
  halfReturned: ['spots.*.stake', 'spots.*.pay', 'pay', 'total'],
  spotsPaid: ['spots.*.stake', 'spots.*.pay', 'pay', 'total'],
} satisfies MoneyPaths
