import { type Risk, risk as riskForm } from '@fairhouse/contract/families/instant/events'
import { item } from '../../at.ts'
import type { RoundState } from '../../game.ts'
import { demand, fields, list, whole } from '../slot/read.ts'
import type { PaidTower } from './paid-tower.ts'

/** Where a round stands. Where the traps are is the house's to know until the round is over: no event tells it before. */
export interface TowerState extends RoundState {
  /** Of this shape, so that a later shape can still read stored rounds. */
  readonly version: 1
  readonly risk: Risk
  /** Trapped tiles of each level, from below, ascending. */
  readonly traps: readonly (readonly number[])[]
  /** The tile of each level that was stepped on and held. */
  readonly taken: readonly number[]
}

/** Reads a state back from storage. @throws TypeError when it is none that a round can be in. */
export function readTower(
  stored: unknown,
  { towers, maxUnits }: { readonly towers: readonly PaidTower[]; readonly maxUnits: number },
): TowerState {
  const state = fields(stored)
  demand(state['version'] === 1, 'a round of a tower')
  const units = whole(state['units'], maxUnits)
  const done = state['done']
  demand(typeof done === 'boolean' && (done || units === 0), 'done')
  const { data: risk } = riskForm.safeParse(state['risk'])
  const tower = towers.find((one) => one.risk === risk)
  if (!tower) throw new TypeError('not a state of a tower: its risk')
  const traps = list(state['traps']).map((level) =>
    list(level).map((cell) => whole(cell, tower.width - 1)),
  )
  const taken = list(state['taken']).map((cell) => whole(cell, tower.width - 1))
  demand(traps.length === tower.steps.length && taken.length <= traps.length, 'levels')
  demand(
    traps.every(
      (level) =>
        level.length === tower.traps &&
        level.every((trap, place) => place === 0 || trap > item(level, place - 1)),
    ),
    'traps in ascending order',
  )
  demand(
    taken.every((cell, level) => !item(traps, level).includes(cell)),
    'tiles that hold',
  )
  return { version: 1, units, done: done === true, risk: tower.risk, traps, taken }
}
