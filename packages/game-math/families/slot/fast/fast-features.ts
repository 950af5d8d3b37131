import type { FeatureRule } from '../features/rules.ts'
import { bookRun } from './fast-book.ts'
import { chooseRun } from './fast-choose.ts'
import type { FastFeature, FeatureContext } from './fast-feature.ts'
import { freeRun } from './fast-free-spins.ts'
import { holdRun } from './fast-hold.ts'
import { pickRun } from './fast-pick.ts'
import { respinRun } from './fast-respin.ts'
import { stickyRun } from './fast-sticky-reels.ts'
import { trailRun } from './fast-trail.ts'
import { walkRun } from './fast-walk.ts'
import { wheelRun } from './fast-wheel.ts'

/** A new kind of feature is a new case here. */
export function fastFeature(rule: FeatureRule, context: FeatureContext): FastFeature {
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
      return holdRun(rule, context)
    case 'wheel':
      return wheelRun(rule, context)
    case 'trail':
      return trailRun(rule, context)
    case 'respin':
      return respinRun(rule, context)
    case 'walk':
      return walkRun(rule, context)
  }
}
