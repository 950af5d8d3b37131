import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { fill } from '../language/say.ts'
import type { Texts } from '../texts/texts.ts'

/** What happened, in words. Lines and choices count from 1, as people do. */
export function eventName(names: Texts['verify']['eventNames'], event: RoundEvent): string {
  const name = names[event.type]
  switch (event.type) {
    case 'lineWon':
      return fill(name, { line: event.line + 1 })
    case 'picked':
      return fill(name, { choice: event.choice + 1 })
    case 'freeSpinsAwarded':
      return fill(name, { count: event.count })
    case 'freeSpinStarted':
      return fill(name, { number: event.number })
    case 'reelsStopped':
    case 'reelsExpanded':
    case 'scatterWon':
    case 'pickStarted':
    case 'pickEnded':
    case 'freeSpinsEnded':
    case 'maxWinReached':
    case 'roundEnded':
      return name
  }
}

/** What an event paid, in minor units; null for one that is not about money. */
export function paidBy(event: RoundEvent): number | null {
  switch (event.type) {
    case 'lineWon':
    case 'scatterWon':
    case 'picked':
    case 'pickEnded':
    case 'freeSpinsEnded':
      return event.pay
    case 'maxWinReached':
    case 'roundEnded':
      return event.total
    case 'reelsStopped':
    case 'reelsExpanded':
    case 'pickStarted':
    case 'freeSpinsAwarded':
    case 'freeSpinStarted':
      return null
  }
}
