import type { CardsEvent as OwnEvent } from '@fairhouse/contract/families/cards/events'
import type { CommonEvent } from '@fairhouse/contract/families/common-events'
import {
  type EventTypes,
  eventsOf,
  type Handlers as AnyHandlers,
  type TypedEvent,
} from '../../rounds/present.ts'

/** What a stage of cards shows: its family's events, and those of every family. */
export type CardsEvent = OwnEvent | CommonEvent
export type Handlers<Board> = AnyHandlers<Board, CardsEvent>

const types: EventTypes<CardsEvent> = {
  cardsBet: true,
  cardDealt: true,
  cardHidden: true,
  cardTurned: true,
  dealerPeeked: true,
  insuranceTaken: true,
  insuranceDeclined: true,
  handDoubled: true,
  handSplit: true,
  handStood: true,
  handTurn: true,
  chipsAdded: true,
  raiseDeclined: true,
  handFolded: true,
  spreadTold: true,
  handRanked: true,
  handsCompared: true,
  spotSettled: true,
  jackpotWon: true,
  maxWinReached: true,
  roundEnded: true,
}

/** Events of a round as those of cards. @throws RangeError for one of another family. */
export const cardsEventsOf = (events: readonly TypedEvent[]): readonly CardsEvent[] =>
  eventsOf<CardsEvent>(events, types)
