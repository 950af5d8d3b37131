import type { FeatureRule } from '../features/rules.ts'
import { bookRun } from './fast-book.ts'
import { chooseRun } from './fast-choose.ts'
import type { FastFeature, FeatureContext } from './fast-feature.ts'
import { freeRun } from './fast-free-spins.ts'
import { pickRun } from './fast-pick.ts'
import { stickyRun } from './fast-sticky-reels.ts'

/** Null for a kind that fast play does not know. */
export function fastFeature(rule: FeatureRule, context: FeatureContext): FastFeature | null {
  switch (rule.kind) {
    case 'freeSpins':
      return freeRun(rule, context)
    case 'book':
      return bookRun(rule, context)
    case 'choose':
      return chooseRun(rule, context)
    case 'pick':
      return pickRun(rule, context)
    case 'stickyReels':
      return stickyRun(rule, context)
    case 'hold':
    case 'wheel':
    case 'trail':
    case 'respin':
    case 'walk':
      return null
  }
}
