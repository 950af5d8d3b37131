import type { WalkRule } from '../features/walk/rule.ts'
import { keyBase } from '../spin/ready-spin.ts'
import type { FastFeature, FeatureContext } from './fast-feature.ts'
import { Standing } from './standing.ts'

export function walkRun({ spin: name }: WalkRule, { round, spinOf }: FeatureContext): FastFeature {
  const spin = spinOf(name)
  const before = new Standing(spin.ready.reels.length)
  return (by) => (words) => {
    // A digit of the code is a reel, so that a step to the left drops the first one; what is left there walks no more.
    for (let wilds = by; wilds >= keyBase && !round.isFull; ) {
      wilds = Math.floor(wilds / keyBase)
      before.wilds = wilds
      round.spin(spin, words, before)
    }
  }
}
