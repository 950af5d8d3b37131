import type { ReadySpin } from '../spin/ready-spin.ts'
import { bookFeature } from './book.ts'
import { type AnyFeature, anyFeature } from './feature.ts'
import { freeSpinsFeature } from './free-spins.ts'
import { pickFeature } from './pick.ts'
import type { FeatureRule } from './rules.ts'
import { stickyReelsFeature } from './sticky-reels.ts'

/**
 * Makes a feature ready. A new kind of feature is a new case here, and one in `describe-feature.ts`.
 * @param spinOf a way to spin, by its name in the definition.
 */
export function readyFeature(
  name: string,
  rule: FeatureRule,
  spinOf: (spin: string) => ReadySpin,
): AnyFeature {
  switch (rule.kind) {
    case 'freeSpins':
      return anyFeature(freeSpinsFeature(name, rule, spinOf(rule.spin)))
    case 'stickyReels':
      return anyFeature(stickyReelsFeature(name, rule, spinOf(rule.spin)))
    case 'book':
      return anyFeature(bookFeature(name, rule, spinOf(rule.spin)))
    case 'pick':
      return anyFeature(pickFeature(name, rule))
  }
}
