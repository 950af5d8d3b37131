import { bitCount } from '../../bits.ts'
import type { StickyReelsRule } from '../features/rules.ts'
import type { FastFeature, FeatureContext } from './fast-feature.ts'

export function stickyRun(
  { spin: name, extraPerReel }: StickyReelsRule,
  { round, spinOf }: FeatureContext,
): FastFeature {
  const spin = spinOf(name)
  return (by) => (words) => {
    let held = 0
    for (let left = by; left > 0 && !round.isFull; left--) {
      round.spin(spin, words, held)
      held |= spin.turned
      left += bitCount(spin.turned) * extraPerReel
    }
  }
}
