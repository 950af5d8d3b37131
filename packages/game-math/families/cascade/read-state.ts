import { demand, fields, list, whole } from '../slot/read.ts'
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

function readFree(rules: CascadeRules, stored: unknown): FreeSpins {
  const { definition } = rules
  const state = fields(stored)
  const most = definition.scatter?.most ?? 0
  const left = whole(state['left'], most)
  const played = whole(state['played'], most - left)
  demand(left > 0, 'free spins left')
  const rung = whole(state['rung'], definition.climb.stays ? definition.climb.free.length - 1 : 0)
  const pay = whole(state['pay'], definition.maxUnits)
  return { left, played, pay, rung, ...readPlaces(rules, state['places']) }
}

function readPlaces(
  { definition, reelCount, rowCount }: CascadeRules,
  stored: unknown,
): Pick<FreeSpins, 'places'> {
  const { placeMultipliers } = definition
  if (placeMultipliers === undefined) return {}
  const places = list(stored).map((wins) => whole(wins, placeMultipliers.length - 1))
  demand(places.length === reelCount * rowCount, 'wins on every place')
  return { places }
}
