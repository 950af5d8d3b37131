import { z } from 'zod'
import type { CommonEvent } from '../common-events.ts'
import type { MoneyPaths } from '../money-paths.ts'
import { pickBet } from './pick.ts'
import { type Risk, risks } from './risks.ts'
import { scratchCard, scratchLayout } from './scratch.ts'

/** Hundredths of the stake: 250 is 2.50 times the stake. */
export const hundredths = z.int().min(0)
export const risk = z.enum(risks)
export type { Risk }

/** A tile of a field or of a level, from 0. */
export const cell = z.int().min(0).max(24)
const cells = z.array(cell).max(25).readonly()
const pay = z.int().min(0)
const digit = z.int().min(0).max(9)
/** Of a bet on three drums, or on two of them. */
export const digits = z.array(digit).min(2).max(3).readonly()

/**
 * What rounds of instant games show, in the order it happened. Amounts as everywhere in events: pay units in mathematics, minor units on the
 * wire; multiples of the stake in hundredths.
 */
export const instantEvents = [
  /** The gate stands at `target`, and opens as far as `result`: the bet wins when that is no less. */
  z.object({ type: z.literal('gateOpened'), target: hundredths, result: hundredths }),
  /** What the gate pays: 0 when it did not open as far as the target. */
  z.object({ type: z.literal('gatePaid'), pay, total: pay }),
  /** A ball falls through so many rows of pegs: at each it goes to the left (0) or to the right (1). */
  z.object({
    type: z.literal('ballDropped'),
    rows: z.int().min(8).max(16),
    risk,
    path: z
      .array(z.union([z.literal(0), z.literal(1)]))
      .min(8)
      .max(16)
      .readonly(),
  }),
  /** It comes to lie in a slot, from 0 on the left: as many as it went to the right. */
  z.object({
    type: z.literal('ballSettled'),
    slot: z.int().min(0).max(16),
    times: hundredths,
    pay,
    total: pay,
  }),
  /** So many mines lie under a field of tiles; which is not told before the end. */
  z.object({
    type: z.literal('fieldLaid'),
    cells: z.int().min(2).max(25),
    mines: z.int().min(1).max(24),
  }),
  /** A tile is turned over: no mine. `found` counts those without one, `times` is what stopping now pays. */
  z.object({ type: z.literal('gemFound'), cell, found: z.int().min(1).max(24), times: hundredths }),
  /** A tile is turned over: a mine, and all is lost. */
  z.object({ type: z.literal('mineHit'), cell }),
  /** Where all mines lay. */
  z.object({ type: z.literal('fieldShown'), mines: cells }),
  /** A tower of so many levels, `width` tiles to each, `traps` of them trapped; which is not told before the end. */
  z.object({
    type: z.literal('towerBuilt'),
    levels: z.int().min(1).max(12),
    width: z.int().min(2).max(4),
    traps: z.int().min(1).max(3),
    risk,
  }),
  /** A tile of the next level, from 1, holds; `times` is what stopping now pays. */
  z.object({
    type: z.literal('levelClimbed'),
    level: z.int().min(1).max(12),
    cell,
    times: hundredths,
  }),
  /** A trapped tile, and all is lost. */
  z.object({ type: z.literal('trapSprung'), level: z.int().min(1).max(12), cell }),
  /** Where all traps were, level by level. */
  z.object({ type: z.literal('towerShown'), traps: z.array(cells).max(12).readonly() }),
  /**
   * A scratch card is bought: all that lies under its foil, field by field. `mark` is a number or a picture, by the layout; `times` an amount,
   * absent where a field has none.
   */
  z.object({
    type: z.literal('cardBought'),
    card: scratchCard,
    layout: scratchLayout,
    fields: z
      .array(z.object({ mark: z.int().min(0).max(99), times: hundredths.optional() }))
      .max(12)
      .readonly(),
  }),
  /** The foil is off: the fields that win, from 0, and what they pay. */
  z.object({
    type: z.literal('cardPaid'),
    wins: z.array(z.int().min(0).max(11)).max(12).readonly(),
    times: hundredths,
    pay,
    total: pay,
  }),
  /** Digits are in play, and how they are to come. */
  z.object({ type: z.literal('digitsPlayed'), bet: pickBet, digits }),
  /** The digit of each drum, from the left. */
  z.object({ type: z.literal('digitsDrawn'), digits: z.array(digit).length(3).readonly() }),
  /** What the digits pay: in their own order, in another one, or nothing. */
  z.object({
    type: z.literal('digitsPaid'),
    match: z.enum(['exact', 'any', 'none']),
    times: hundredths,
    pay,
    total: pay,
  }),
  /** The player stopped, or nothing was left to go on with, and has so many hundredths of the stake. */
  z.object({ type: z.literal('cashedOut'), times: hundredths, pay, total: pay }),
] as const

/** Of these, and of those that rounds of every family tell. */
export type InstantEvent = z.infer<(typeof instantEvents)[number]> | CommonEvent

export const instantMoney = {
  gatePaid: ['pay', 'total'],
  ballSettled: ['pay', 'total'],
  cashedOut: ['pay', 'total'],
  cardPaid: ['pay', 'total'],
  digitsPaid: ['pay', 'total'],
} satisfies MoneyPaths
