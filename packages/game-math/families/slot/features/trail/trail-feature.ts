import { winsOf } from '../../../../chances/wins.ts'
import { demand, fields, whole } from '../../read.ts'
import type { Telling } from '../../telling.ts'
import type { Feature, Outcome } from '../feature.ts'
import { givePrize } from '../give-prize.ts'
import { shownPrize } from '../prize.ts'
import { newTrail, type TrailRule, type TrailState, walk } from './rule.ts'
import { trailWeights } from './trail-weights.ts'

/** A trail under way. */
export interface TrailRun extends TrailState {
  /** Units of the round before it. */
  readonly from: number
}

/** A trail that the player walks by dice; one action is one roll. */
export function trailFeature(name: string, rule: TrailRule): Feature<TrailRun> {
  const wins = winsOf(trailWeights(rule))
  const { rolls } = rule
  const places = rule.places.map((prize) => shownPrize(prize, 1))
  return {
    start({ symbol, cells }, telling) {
      telling.tell({ type: 'trailStarted', symbol, cells, places, rolls })
      return { ...newTrail(rule), from: telling.units }
    },
    legal: ({ left }) => [{ type: 'roll', left }],
    act(run, action, telling) {
      if (action.type !== 'roll') throw new RangeError('a roll is due')
      return roll(rule, run, telling)
    },
    read: (stored) => readRun(rule, stored),
    chances: (_, { chances }) =>
      chances.oneOf(name, [{ weight: 1n, wins, also: [], after: chances.nothing }]),
  }
}

/** Walks as far as the die says and pays the place. */
function roll(rule: TrailRule, run: TrailRun, telling: Telling): Outcome<TrailRun> {
  const { from } = run
  const { place, prize, after, isOver } = walk(rule, run, 1 + telling.draw.below(rule.sides))
  givePrize(prize, run.times, telling, (told) => ({
    type: 'trailMoved',
    roll: after.rolled,
    place,
    rollsLeft: isOver ? 0 : after.left,
    ...told,
  }))
  if (!isOver && !telling.isFull) return { state: { ...after, from }, starts: [] }
  telling.tell({ type: 'trailEnded', pay: telling.units - from, total: telling.units })
  return { state: null, starts: [] }
}

function readRun(rule: TrailRule, stored: unknown): TrailRun {
  const state = fields(stored)
  const run = {
    walked: whole(state['walked'], rule.places.length - 1),
    left: whole(state['left']),
    rolled: whole(state['rolled']),
    times: whole(state['times']),
    from: whole(state['from']),
  }
  demand(run.left > 0 && run.times > 0, 'a roll left')
  return run
}
