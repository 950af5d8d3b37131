import type { Draw } from '@fairhouse/fairness/draw'
import type { Action } from '@fairhouse/game-math/game'
import type { PlayedGame } from './games.ts'

type Steps = ReturnType<PlayedGame['rules']['open']>
/** What a round told, in pay units. */
export interface PlayedRound {
  readonly events: Steps['events']
  readonly units: number
}

/** Plays a round to its end: its free spins leave nothing to choose. */
export function playRound({ rules }: PlayedGame, draw: Draw): PlayedRound {
  let step = rules.open(draw)
  const events = [...step.events]
  while (!step.state.done) {
    const [action] = step.actions
    if (!action) throw new Error('an open round offers nothing to do')
    const taken: Action = { type: action.type }
    step = rules.act(step.state, taken, draw)
    events.push(...step.events)
  }
  return { events, units: step.state.units }
}
