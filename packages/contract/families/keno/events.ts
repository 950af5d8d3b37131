import { z } from 'zod'
import type { CommonEvent } from '../common-events.ts'
import type { MoneyPaths } from '../money-paths.ts'
import { type KenoRisk, kenoRisks } from './risks.ts'

const number = z.int().min(1).max(80)
/** Numbers of a ticket or of a machine's balls. */
export const spots = z.array(number).min(1).max(20).readonly()

/** Most cards that a round is played with. */
const mostCards = 8
/** Which of several cards, from 1; absent where a round has one ticket. */
const card = z.int().min(1).max(mostCards).optional()
/** Cards of a bet, in the order in which they were filled in. */
export const kenoCards = z.array(spots).min(1).max(mostCards).readonly()

/** How steep the pays are that a ticket is played by, of a game that lets the player choose. */
export const kenoRisk = z.enum(kenoRisks)
export type { KenoRisk }

/**
 * What a round of keno shows, in the order it happened: the tickets, every ball as the machine gives it, what each ticket caught, and free draws. Amounts as
 * everywhere in events: pay units in mathematics, minor units on the wire.
 */
export const kenoEvents = [
  /** A ticket is in play, before any ball: its numbers, ascending, in a machine of so many `numbers`, which gives so many `balls`. */
  z.object({
    type: z.literal('ticketPlayed'),
    numbers: z.int().min(2).max(80),
    balls: z.int().min(1).max(40),
    spots,
    card,
    risk: kenoRisk.optional(),
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
    card,
  }),
  /** The last ball was on the ticket: so many more draws follow for it, whose pays count so many `times`. */
  z.object({ type: z.literal('freeGamesWon'), games: z.int().min(1), times: z.int().min(1) }),
  /** All balls are back in the machine, and the next free draw begins; `game` counts from 1. */
  z.object({ type: z.literal('freeGameStarted'), game: z.int().min(1) }),
] as const

/** Of these, and of those that rounds of every family tell. */
export type KenoEvent = z.infer<(typeof kenoEvents)[number]> | CommonEvent

export const kenoMoney = { ticketPaid: ['pay', 'total'] } satisfies MoneyPaths
