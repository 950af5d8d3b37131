import { z } from 'zod'
import type { CommonEvent } from '../common-events.ts'
import type { MoneyPaths } from '../money-paths.ts'

const units = z.int().min(0)
const spot = z.string()
const face = z.int().min(1).max(6)
const laid = z.object({ spot, stake: z.int().min(1) })

/**
 * What a round of craps shows, roll by roll: chips that are laid, the dice, what each bet comes to, where the puck lies. A `pay` holds the stake that
 * comes back with the win. Amounts are pay units in mathematics and minor units on the wire.
 */
export const crapsEvents = [
  /** Chips were laid, in the order of the table's spots; `stake` is all of them, `chip` what the round's smallest chip is worth, `cost` what the round has cost by then: no more than this where it begins. */
  z.object({
    type: z.literal('crapsBet'),
    chip: z.int().min(1),
    chips: z.array(laid).readonly(),
    stake: z.int().min(1),
    cost: z.int().min(1),
  }),
  /** The dice lie like this, in the order in which they were drawn. */
  z.object({ type: z.literal('crapsRolled'), dice: z.tuple([face, face]).readonly() }),
  /** A bet won, or came back (`pay` is its stake then), and lies there no more. */
  z.object({
    type: z.literal('crapsPaid'),
    spot,
    stake: z.int().min(1),
    pay: z.int().min(1),
    total: units,
  }),
  /** Bets that the roll lost. */
  z.object({ type: z.literal('crapsLost'), chips: z.array(laid).min(1).readonly() }),
  /** A come or don't come bet goes to the number that was rolled. */
  z.object({ type: z.literal('crapsMoved'), spot, to: spot }),
  /** The puck: on this number, or off. */
  z.object({ type: z.literal('crapsPoint'), point: z.int().min(4).max(10).nullable() }),
  /** The player took a bet down: its stake comes back. */
  z.object({ type: z.literal('crapsTaken'), spot, pay: z.int().min(1), total: units }),
] as const

/** Of these, and of those that rounds of every family tell. */
export type CrapsEvent = z.infer<(typeof crapsEvents)[number]> | CommonEvent

export const crapsMoney = {
  crapsBet: ['chip', 'chips.*.stake', 'stake', 'cost'],
  crapsPaid: ['stake', 'pay', 'total'],
  crapsLost: ['chips.*.stake'],
  crapsTaken: ['pay', 'total'],
} satisfies MoneyPaths
