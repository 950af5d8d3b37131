import { item } from '../../../../at.ts'
import { winsOf } from '../../../../chances/wins.ts'
import { demand, fields, whole } from '../../read.ts'
import type { Telling } from '../../telling.ts'
import type { Feature, Outcome } from '../feature.ts'
import { givePrize } from '../give-prize.ts'
import { shownPrize } from '../prize.ts'
import { afterSlice, newWheel, type WheelRule, type WheelState } from './rule.ts'
import { wheelWeights } from './wheel-weights.ts'

/** A wheel under way. */
export interface WheelRun extends WheelState {
  /** Units of the round before it. */
  readonly from: number
}

/** A wheel that the player spins; one action is one spin. */
export function wheelFeature(name: string, rule: WheelRule): Feature<WheelRun> {
  const wins = winsOf(wheelWeights(rule))
  const rings = rule.rings.map((slices) => slices.map((prize) => shownPrize(prize, 1)))
  return {
    start({ symbol, cells }, telling) {
      telling.tell({ type: 'wheelStarted', symbol, cells, rings })
      return { ...newWheel, from: telling.units }
    },
    legal: () => [{ type: 'wheelSpin' }],
    act(run, action, telling) {
      if (action.type !== 'wheelSpin') throw new RangeError('a spin of the wheel is due')
      return spin(rule, run, telling)
    },
    // Another wheel of the same spin was played first: what that won is not this one's.
    resume: (run, telling) => (run.spun === 0 ? { ...run, from: telling.units } : run),
    read: (stored) => readRun(rule, stored),
    chances: (_, { chances }) =>
      chances.oneOf(name, [{ weight: 1n, wins, also: [], after: chances.nothing }]),
  }
}

/** Draws a slice of the ring that turns and pays it. */
function spin(rule: WheelRule, run: WheelRun, telling: Telling): Outcome<WheelRun> {
  const { ring, times, from } = run
  const slices = item(rule.rings, ring)
  const slice = telling.draw.below(slices.length)
  const prize = item(slices, slice)
  givePrize(prize, times, telling, (told) => ({ type: 'wheelSpun', ring, slice, ...told }))
  const after = afterSlice(rule, run, prize)
  if (after !== null && !telling.isFull) return { state: { ...after, from }, starts: [] }
  telling.tell({ type: 'wheelEnded', pay: telling.units - from, total: telling.units })
  return { state: null, starts: [] }
}

function readRun(rule: WheelRule, stored: unknown): WheelRun {
  const state = fields(stored)
  const run = {
    ring: whole(state['ring'], rule.rings.length - 1),
    left: whole(state['left']),
    spun: whole(state['spun'], rule.mostSpins - 1),
    times: whole(state['times']),
    from: whole(state['from']),
  }
  demand(run.left > 0 && run.times > 0, 'a spin of the wheel left')
  return run
}
