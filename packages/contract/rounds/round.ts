import { z } from 'zod'
import { slotEvent } from './slot.ts'

/** Every kind of event a round of an own game can show. Grows by one union member per family of games. */
export const roundEvent = slotEvent
export type RoundEvent = z.infer<typeof roundEvent>

/** What the player may do next. Empty when the round is finished. */
export const roundAction = z.discriminatedUnion('type', [
  /** Open one of the choices still closed; sent as `data` = `{"choice":n}`. */
  z.object({ type: z.literal('pick'), choices: z.array(z.int().min(0)).readonly() }),
  z.object({ type: z.literal('freeSpin'), left: z.int().min(1) }),
])
export type RoundAction = z.infer<typeof roundAction>

/** Names for `action` of the play call. `bet` opens a round, the others go on with it. */
export const actionName = z.enum(['bet', 'pick', 'freeSpin'])
export type ActionName = z.infer<typeof actionName>

/** A round as the player's client sees it. Amounts are minor units of the player's currency. */
export const round = z.object({
  id: z.string(),
  uri: z.string(),
  /** All events of the round so far, oldest first. */
  events: z.array(roundEvent).readonly(),
  /** How many of `events` were there before this answer; a client that saw them plays only the rest. */
  seen: z.int().min(0),
  stake: z.int().min(1),
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
    case 'scatterWon':
    case 'picked':
    case 'freeSpinsEnded':
      return { ...event, pay: event.pay * unit, total: event.total * unit }
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
    case 'pickStarted':
    case 'freeSpinsAwarded':
    case 'freeSpinStarted':
      return event
  }
}
