import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'
import { costOf } from '@fairhouse/contract/rounds/round'
import { anyAction } from '@fairhouse/game-math/any-action'
import type { Action, Bet, Game, RoundState, Step } from '@fairhouse/game-math/game'

/** What a round told and paid, in pay units. */
export interface PlayedRound {
  readonly events: readonly RoundEvent[]
  readonly units: number
}

/** Plays a round that leaves nothing to choose to its end. */
export function playThrough(rules: Game, bet: Bet, draw: Draw): PlayedRound {
  return ended(rules, rules.open(draw, bet), draw)
}

/** Ends an open round for a player who does not come back: with what takes no more money. */
export function ended(rules: Game, from: Step<RoundState>, draw: Draw): PlayedRound {
  let step = from
  const events = [...step.events]
  while (!step.state.done) {
    step = rules.act(step.state, freeAction(rules, step), draw)
    events.push(...step.events)
  }
  return { events, units: step.state.units }
}

function freeAction(rules: Game, { state, actions }: Step<RoundState>): Action {
  if (rules.strategy) return rules.strategy(state, { free: true })
  return anyAction(actions.filter((action) => costOf(action) === 0).slice(0, 1), () => 0)
}
