import type { CommonEvent } from '@fairhouse/contract/families/common-events'
import type { SlotEvent } from '@fairhouse/contract/families/slot/events'
import { fill } from '../../../../shell/language/say.ts'
import type { SlotRoundWords } from './words/en.ts'

/** Of these, and of no other family. */
type OwnEvent = Exclude<SlotEvent, CommonEvent>

/** What happened, in words. Lines and choices count from 1, as people do. */
export function eventName(names: SlotRoundWords['eventNames'], event: OwnEvent): string {
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
      return name
  }
}
