import { paidBy } from '../features/prize.ts'
import { newTrail, type TrailRule, walk } from '../features/trail/rule.ts'
import { drawBelow } from './draws.ts'
import type { FastFeature, FeatureContext } from './fast-feature.ts'

export function trailRun(rule: TrailRule, { round }: FeatureContext): FastFeature {
  return () => (words) => {
    let state = newTrail(rule)
    for (let isOver = false; !isOver && !round.isFull; ) {
      const move = walk(rule, state, 1 + drawBelow(words, rule.sides))
      round.pay(paidBy(move.prize, state.times))
      state = move.after
      isOver = move.isOver
    }
  }
}
