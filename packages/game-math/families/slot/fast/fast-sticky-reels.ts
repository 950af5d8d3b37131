import { bitCount } from '../../../bits.ts'
import type { StickyReelsRule } from '../features/rules.ts'
import type { FastFeature, FeatureContext } from './fast-feature.ts'
import { Standing } from './standing.ts'

export function stickyRun(
  { spin: name, extraPerReel }: StickyReelsRule,
  { round, spinOf }: FeatureContext,
): FastFeature {
  const spin = spinOf(name)
  const before = new Standing(spin.ready.reels.length)
  return (by) => (words) => {
    before.turnAll()
    for (let left = by; left > 0 && !round.isFull; left--) {
      round.spin(spin, words, before)
      before.fill(spin.turned)
      left += bitCount(spin.turned) * extraPerReel
    }
  }
}
