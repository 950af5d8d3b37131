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
    case 'cascaded':
      return fill(name, { number: event.number })
    case 'groupWon':
      return fill(name, { count: event.count })
    case 'multiplierSet':
      return fill(name, { value: event.value })
    case 'spinMultiplied':
      return fill(name, { multiplier: event.multiplier })
    case 'reelNudged':
      return fill(name, { reel: event.reel + 1 })
    case 'choiceMade':
      return fill(name, { option: event.option + 1 })
    case 'holdSpun':
      return fill(name, { left: event.left })
    case 'trailMoved':
      return fill(name, { roll: event.roll })
    case 'reelsStopped':
    case 'reelsExpanded':
    case 'scatterWon':
    case 'pickStarted':
    case 'pickEnded':
    case 'freeSpinsEnded':
    case 'maxWinReached':
    case 'roundEnded':
    case 'cellsChanged':
    case 'blockLanded':
    case 'symbolsRemoved':
    case 'wildsWalked':
    case 'cashShown':
    case 'cashCollected':
    case 'symbolChosen':
    case 'respinStarted':
    case 'choiceOffered':
    case 'holdStarted':
    case 'holdEnded':
    case 'wheelStarted':
    case 'wheelSpun':
    case 'wheelEnded':
    case 'trailStarted':
    case 'trailEnded':
    case 'gambleOffered':
    case 'gambled':
    case 'jackpotWon':
      return name
  }
}

/** What an event paid, in minor units; null for one that is not about money. */
export function paidBy(event: RoundEvent): number | null {
  switch (event.type) {
    case 'lineWon':
    case 'scatterWon':
    case 'picked':
    case 'groupWon':
    case 'holdEnded':
    case 'wheelSpun':
    case 'wheelEnded':
    case 'trailMoved':
    case 'trailEnded':
    case 'gambled':
    case 'jackpotWon':
    case 'spinMultiplied':
    case 'cashCollected':
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
    case 'cellsChanged':
    case 'blockLanded':
    case 'reelNudged':
    case 'symbolsRemoved':
    case 'wildsWalked':
    case 'cashShown':
    case 'cascaded':
    case 'multiplierSet':
    case 'symbolChosen':
    case 'respinStarted':
    case 'choiceOffered':
    case 'choiceMade':
    case 'holdStarted':
    case 'holdSpun':
    case 'wheelStarted':
    case 'trailStarted':
    case 'gambleOffered':
      return null
  }
}
