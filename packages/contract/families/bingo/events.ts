import { z } from 'zod'
import type { CommonEvent } from '../common-events.ts'
import type { MoneyPaths } from '../money-paths.ts'
import { bingoPrizes } from './prizes.ts'

const number = z.int().min(1).max(90)
/** Numbers of a card, row by row; 0 is its free cell, or a blank one of a ticket. */
export const bingoCells = z.array(z.int().min(0).max(90)).min(9).max(27).readonly()
export const bingoPrize = z.enum(bingoPrizes)

/**
 * What a round of bingo shows of one card in a hall of so many, in the order it happened: the card, every number as it is called, and who won each prize.
 * Amounts as everywhere in events: pay units in mathematics, minor units on the wire.
 */
export const bingoEvents = [
  /** The card, and which of all cards it is: `place` counts from 1. Where rounds play for a pattern, which of the game's, from 0. */
  z.object({
    type: z.literal('bingoCard'),
    cards: z.int().min(2),
    place: z.int().min(1),
    cells: bingoCells,
    pattern: z.int().min(0).optional(),
  }),
  /** A number is called; `call` counts from 1. None comes twice. */
  z.object({ type: z.literal('bingoCalled'), number, call: z.int().min(1).max(90) }),
  /** A prize is won by so many cards with the newest call. `pay` is what it paid the card of this round: 0 when others won it. */
  z.object({
    type: z.literal('bingoWon'),
    prize: bingoPrize,
    call: z.int().min(1).max(90),
    winners: z.int().min(1),
    pay: z.int().min(0),
    total: z.int().min(0),
  }),
] as const

/** Of these, and of those that rounds of every family tell. */
export type BingoEvent = z.infer<(typeof bingoEvents)[number]> | CommonEvent

export const bingoMoney = { bingoWon: ['pay', 'total'] } satisfies MoneyPaths
