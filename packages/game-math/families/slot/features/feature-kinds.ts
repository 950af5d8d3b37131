import type { ReadySpin } from '../spin/ready-spin.ts'
import { bookFeature } from './book.ts'
import { chosenBookFeature } from './chosen-book.ts'
import { chooseFeature } from './choose/choose-feature.ts'
import { type AnyFeature, anyFeature } from './feature.ts'
import { freeSpinsFeature } from './free-spins.ts'
import { holdFeature } from './hold/hold-feature.ts'
import { pickFeature } from './pick.ts'
import { respinFeature } from './respin/respin-feature.ts'
import type { FeatureRule } from './rules.ts'
import { stickyReelsFeature } from './sticky-reels.ts'
import { trailFeature } from './trail/trail-feature.ts'
import { walkFeature } from './walk/walk-feature.ts'
import { wheelFeature } from './wheel/wheel-feature.ts'

/**
 * Makes a feature ready. A new kind of feature is a new case here, and one in `describe-feature.ts`.
 * @param game rows of each reel, and ways to spin by their names in the definition.
 */
export function readyFeature(
  name: string,
  rule: FeatureRule,
  game: { readonly rows: readonly number[]; readonly spinOf: (spin: string) => ReadySpin },
): AnyFeature {
  const { rows, spinOf } = game
  switch (rule.kind) {
    case 'freeSpins':
      return anyFeature(freeSpinsFeature(name, rule, spinOf(rule.spin)))
    case 'stickyReels':
      return anyFeature(stickyReelsFeature(name, rule, spinOf(rule.spin)))
    case 'book':
      return rule.chosen === true
        ? anyFeature(chosenBookFeature(name, rule, spinOf(rule.spin)))
        : anyFeature(bookFeature(name, rule, spinOf(rule.spin)))
    case 'pick':
      return anyFeature(pickFeature(name, rule))
    case 'choose':
      return anyFeature(chooseFeature(name, rule, spinOf))
    case 'hold':
      return anyFeature(holdFeature(name, rule, rows))
    case 'wheel':
      return anyFeature(wheelFeature(name, rule))
    case 'trail':
      return anyFeature(trailFeature(name, rule))
    case 'respin':
      return anyFeature(respinFeature(name, spinOf(rule.spin)))
    case 'walk':
      return anyFeature(walkFeature(name, spinOf(rule.spin)))
  }
}
