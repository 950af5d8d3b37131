import { z } from 'zod'
import { type Prize, slotEvent } from './slot.ts'

/** Every kind of event a round of an own game can show. Grows by one union member per family of games. */
export const roundEvent = slotEvent
export type RoundEvent = z.infer<typeof roundEvent>

/** What the player may do next. Empty when the round is finished. */
export const roundAction = z.discriminatedUnion('type', [
  /** Open one of the choices still closed; sent as `data` = `{"choice":n}`. */
  z.object({ type: z.literal('pick'), choices: z.array(z.int().min(0)).readonly() }),
  z.object({ type: z.literal('freeSpin'), left: z.int().min(1) }),
  z.object({ type: z.literal('respin'), left: z.int().min(1) }),
  /** The next spin of a hold-and-spin. */
  z.object({ type: z.literal('holdSpin'), left: z.int().min(1) }),
  z.object({ type: z.literal('wheelSpin') }),
  z.object({ type: z.literal('roll'), left: z.int().min(1) }),
  /** Take one of the options offered; sent as `data` = `{"choice":n}`. */
  z.object({ type: z.literal('choose'), choices: z.array(z.int().min(0)).readonly() }),
  /** Guess one of the sides, which are equally likely, to double the win; sent as `data` = `{"choice":n}`. */
  z.object({ type: z.literal('gamble'), choices: z.array(z.int().min(0)).readonly() }),
  /** Take what was won instead. */
  z.object({ type: z.literal('collect') }),
])
export type RoundAction = z.infer<typeof roundAction>

/** Names for `action` of the play call. `bet` opens a round, the others go on with it. */
export const actionName = z.enum([
  'bet',
  'pick',
  'freeSpin',
  'respin',
  'holdSpin',
  'wheelSpin',
  'roll',
  'choose',
  'gamble',
  'collect',
])
export type ActionName = z.infer<typeof actionName>

/** A round as the player's client sees it. Amounts are minor units of the player's currency. */
export const round = z.object({
  id: z.string(),
  uri: z.string(),
  /** All events of the round so far, oldest first. */
  events: z.array(roundEvent).readonly(),
  /** How many of `events` were there before this answer; a client that saw them plays only the rest. */
  seen: z.int().min(0),
  /** What it cost. */
  stake: z.int().min(1),
  /** The way it was bet: `base`, or one of the paytable's modes. */
  mode: z.string(),
  /** Total won so far; credited to the balance when the round is finished. */
  payout: z.int().min(0),
  actions: z.array(roundAction).readonly(),
  finished: z.boolean(),
  nonce: z.int().min(0),
})
export type Round = z.infer<typeof round>

/**
 * Events in minor units: every `pay` and `total` times `unit`.
 * @param unit minor units per pay unit; the bet ladder makes it a whole number.
 */
export function inMinorUnits(events: readonly RoundEvent[], unit: number): RoundEvent[] {
  return events.map((event) => priced(event, unit))
}

function priced(event: RoundEvent, unit: number): RoundEvent {
  switch (event.type) {
    case 'lineWon':
    case 'groupWon':
    case 'scatterWon':
    case 'picked':
    case 'freeSpinsEnded':
    case 'holdEnded':
    case 'wheelEnded':
    case 'trailEnded':
    case 'gambled':
    case 'jackpotWon':
    case 'spinMultiplied':
    case 'cashCollected':
      return { ...event, pay: event.pay * unit, total: event.total * unit }
    case 'wheelSpun':
    case 'trailMoved':
      return {
        ...event,
        prize: pricedPrize(event.prize, unit),
        pay: event.pay * unit,
        total: event.total * unit,
      }
    case 'holdStarted':
      return { ...event, held: pricedCells(event.held, unit) }
    case 'holdSpun':
      return { ...event, landed: pricedCells(event.landed, unit) }
    case 'wheelStarted':
      return {
        ...event,
        rings: event.rings.map((ring) => ring.map((prize) => pricedPrize(prize, unit))),
      }
    case 'trailStarted':
      return { ...event, places: event.places.map((prize) => pricedPrize(prize, unit)) }
    case 'cashShown':
      return { ...event, cells: event.cells.map(({ cell, pay }) => ({ cell, pay: pay * unit })) }
    case 'gambleOffered':
      return { ...event, at: event.at * unit }
    case 'pickEnded':
      return {
        ...event,
        unopened: event.unopened.map((closed) => ({ ...closed, pay: closed.pay * unit })),
        pay: event.pay * unit,
        total: event.total * unit,
      }
    case 'maxWinReached':
    case 'roundEnded':
      return { ...event, total: event.total * unit }
    case 'reelsStopped':
    case 'reelsExpanded':
    case 'cellsChanged':
    case 'blockLanded':
    case 'reelNudged':
    case 'symbolsRemoved':
    case 'wildsWalked':
    case 'cascaded':
    case 'multiplierSet':
    case 'symbolChosen':
    case 'respinStarted':
    case 'choiceOffered':
    case 'choiceMade':
    case 'pickStarted':
    case 'freeSpinsAwarded':
    case 'freeSpinStarted':
      return event
  }
}

const pricedPrize = (prize: Prize, unit: number): Prize => ({ ...prize, pay: prize.pay * unit })

type HeldCell = Extract<RoundEvent, { type: 'holdStarted' }>['held'][number]

const pricedCells = (held: readonly HeldCell[], unit: number): HeldCell[] =>
  held.map((one) => ({ ...one, prize: pricedPrize(one.prize, unit) }))
