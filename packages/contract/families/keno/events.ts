import { z } from 'zod'
import type { CommonEvent } from '../common-events.ts'
import type { MoneyPaths } from '../money-paths.ts'

const number = z.int().min(1).max(80)
/** Numbers of a ticket or of a machine's balls. */
export const spots = z.array(number).min(1).max(20).readonly()

/**
 * What a round of keno shows, in the order it happened: the tickets, every ball as the machine gives it, and what each ticket caught. Amounts as
 * everywhere in events: pay units in mathematics, minor units on the wire.
 */
export const kenoEvents = [
  /** A ticket is in play, before any ball: its numbers, ascending, in a machine of so many `numbers`, which gives so many `balls`. */
  z.object({
    type: z.literal('ticketPlayed'),
    numbers: z.int().min(2).max(80),
    balls: z.int().min(1).max(40),
    spots,
  }),
  /** The machine gives a ball; `place` counts from 1. No ball comes twice. */
  z.object({ type: z.literal('ballDrawn'), ball: number, place: z.int().min(1).max(40) }),
  /** All balls are out, and a ticket of so many `spots` holds so many of them. `pay` is 0 for what pays nothing. */
  z.object({
    type: z.literal('ticketPaid'),
    spots: z.int().min(1).max(20),
    caught: z.int().min(0).max(20),
    pay: z.int().min(0),
    total: z.int().min(0),
  }),
] as const

/** Of these, and of those that rounds of every family tell. */
export type KenoEvent = z.infer<(typeof kenoEvents)[number]> | CommonEvent

export const kenoMoney = { ticketPaid: ['pay', 'total'] } satisfies MoneyPaths
