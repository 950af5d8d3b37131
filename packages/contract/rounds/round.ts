import { z } from 'zod'
import { families, familyActionNames, familyActions, familyEvents } from '../families/all.ts'
import { commonEvents, commonMoney } from '../families/common-events.ts'
import { pricing } from '../families/money-paths.ts'

/** Every kind of event a round of an own game can show: those of all families, and what they have in common. */
export const roundEvent = z.discriminatedUnion('type', [...familyEvents, ...commonEvents])
export type RoundEvent = z.infer<typeof roundEvent>

/** What the player may do next. Empty when the round is finished. */
export const roundAction = z.discriminatedUnion('type', familyActions)
export type RoundAction = z.infer<typeof roundAction>

/** Names for `action` of the play call. `bet` opens a round, the others go on with it. */
export const actionName = z.enum(['bet', ...familyActionNames])
export type ActionName = z.infer<typeof actionName>

/** A round as the player's client sees it. Amounts are minor units of the player's currency. */
export const round = z.object({
  id: z.string(),
  uri: z.string(),
  /** All events of the round so far, oldest first. */
  events: z.array(roundEvent).readonly(),
  /** How many of `events` were there before this answer; a client that saw them plays only the rest. */
  seen: z.int().min(0),
  /** What it has cost so far: the bet, and what later actions took. */
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

const price = pricing({
  ...commonMoney,
  ...Object.fromEntries(Object.values(families).flatMap(({ money }) => Object.entries(money))),
})

/**
 * Events in minor units.
 * @param unit minor units per pay unit; the bet ladder makes it a whole number.
 */
export const inMinorUnits = (events: readonly RoundEvent[], unit: number): RoundEvent[] =>
  events.map((event) => price(event, unit))

/** What is offered, with what it takes in minor units. */
export const offeredInMinorUnits = (
  actions: readonly RoundAction[],
  unit: number,
): readonly RoundAction[] =>
  actions.map((action) => {
    const cost = costOf(action)
    return cost === 0 ? action : withCost(action, cost * unit)
  })

/** The same offer with another cost. */
export const withCost = (offer: RoundAction, cost: number): RoundAction =>
  Object.assign({ ...offer }, { cost })

/** What an action takes beside what the round has cost already, in the unit of its offer. */
export const costOf = (offer: RoundAction): number =>
  'cost' in offer && typeof offer.cost === 'number' ? offer.cost : 0
