import { item } from '../../../at.ts'
import { paidBy } from '../features/prize.ts'
import { afterSlice, newWheel, type WheelRule, type WheelState } from '../features/wheel/rule.ts'
import { drawBelow } from './draws.ts'
import type { FastFeature, FeatureContext } from './fast-feature.ts'

export function wheelRun(rule: WheelRule, { round }: FeatureContext): FastFeature {
  return () => (words) => {
    let state: WheelState | null = newWheel
    while (state !== null && !round.isFull) {
      const slices = item(rule.rings, state.ring)
      const prize = item(slices, drawBelow(words, slices.length))
      round.pay(paidBy(prize, state.times))
      state = afterSlice(rule, state, prize)
    }
  }
}
