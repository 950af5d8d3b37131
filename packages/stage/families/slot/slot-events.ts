import type { SlotEvent } from '@fairhouse/contract/families/slot/events'
import {
  type Change as AnyChange,
  type EventOf as AnyEventOf,
  eventsOf,
  type Handlers as AnyHandlers,
  type TypedEvent,
} from '../../rounds/present.ts'

export type { SlotEvent } from '@fairhouse/contract/families/slot/events'
export type EventType = SlotEvent['type']
export type EventOf<Type extends EventType> = AnyEventOf<SlotEvent, Type>
export type Change<Board> = AnyChange<Board, SlotEvent>
export type Handlers<Board> = AnyHandlers<Board, SlotEvent>

const types = {
  reelsStopped: true,
  reelsExpanded: true,
  lineWon: true,
  groupWon: true,
  scatterWon: true,
  pickStarted: true,
  picked: true,
  pickEnded: true,
  freeSpinsAwarded: true,
  freeSpinStarted: true,
  freeSpinsEnded: true,
  symbolsRemoved: true,
  cellsChanged: true,
  blockLanded: true,
  reelNudged: true,
  wildsWalked: true,
  cashShown: true,
  cashCollected: true,
  cascaded: true,
  multiplierSet: true,
  spinMultiplied: true,
  symbolChosen: true,
  respinStarted: true,
  choiceOffered: true,
  choiceMade: true,
  holdStarted: true,
  holdSpun: true,
  holdEnded: true,
  wheelStarted: true,
  wheelSpun: true,
  wheelEnded: true,
  trailStarted: true,
  trailMoved: true,
  trailEnded: true,
  gambleOffered: true,
  gambled: true,
  jackpotWon: true,
  maxWinReached: true,
  roundEnded: true,
} as const

/** Events of a round as a slot's. @throws RangeError for one of another family. */
export const slotEventsOf = (events: readonly TypedEvent[]): readonly SlotEvent[] =>
  eventsOf<SlotEvent>(events, types)
