import type { Round } from '@fairhouse/contract/rounds/round'
import { baseMode } from '@fairhouse/game-math/game'
import type { OpenRound } from './seat.ts'
import type { StoredStep } from './store/round-steps.ts'

/** An open round for a client that comes back: all of it counts as seen. */
export const openRoundView = (round: OpenRound): Round => ({
  id: round.id,
  uri: round.uri,
  events: round.events,
  seen: round.events.length,
  stake: round.stake,
  mode: round.bet.mode,
  payout: round.payout,
  actions: round.actions,
  finished: false,
  nonce: round.nonce,
})

/**
 * A round as the answer to its newest step told it.
 * @param steps all steps up to the one answered, in order.
 * @throws Error without steps.
 */
export function answeredRoundView(steps: readonly StoredStep[]): Round {
  const newest = steps.at(-1)
  if (!newest) throw new Error('a round without steps')
  return {
    id: newest.round_id,
    uri: newest.uri,
    events: steps.flatMap((step) => step.events),
    seen: steps.slice(0, -1).reduce((sum, step) => sum + step.events.length, 0),
    stake: Number(newest.stake),
    mode: newest.mode ?? baseMode,
    payout: Number(newest.payout),
    actions: newest.actions ?? [],
    finished: newest.finished,
    nonce: newest.nonce,
  }
}
