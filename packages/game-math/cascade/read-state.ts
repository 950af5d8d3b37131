import { demand, fields, whole } from '../slot/read.ts'
import type { CascadeRules } from './rules.ts'
import type { CascadeState, FreeSpins } from './state.ts'

/**
 * Reads a state back from storage.
 * @throws TypeError when it is not a state that a round of these rules can be in.
 */
export function readState(rules: CascadeRules, stored: unknown): CascadeState {
  const state = fields(stored)
  const { maxUnits } = rules.definition
  demand(state['version'] === 1, 'version')
  const units = whole(state['units'], maxUnits)
  const free = state['free'] === null ? null : readFree(rules, state['free'])
  demand(state['done'] === (free === null), 'done')
  return { version: 1, units, done: free === null, free }
}

function readFree({ definition }: CascadeRules, stored: unknown): FreeSpins {
  const state = fields(stored)
  const most = definition.scatter?.most ?? 0
  const left = whole(state['left'], most)
  const played = whole(state['played'], most - left)
  demand(left > 0, 'free spins left')
  const rung = whole(state['rung'], definition.climb.stays ? definition.climb.free.length - 1 : 0)
  return { left, played, pay: whole(state['pay'], definition.maxUnits), rung }
}
