import type { RouletteEvent } from '@fairhouse/contract/families/roulette/events'
import {
  type EventOf as AnyEventOf,
  eventsOf,
  type EventTypes,
  type Handlers as AnyHandlers,
  type TypedEvent,
} from '../../rounds/present.ts'

export type { RouletteEvent } from '@fairhouse/contract/families/roulette/events'
export type EventOf<Type extends RouletteEvent['type']> = AnyEventOf<RouletteEvent, Type>
export type Handlers<Board> = AnyHandlers<Board, RouletteEvent>

const types: EventTypes<RouletteEvent> = {
  rouletteBet: true,
  ballLanded: true,
  spotsPaid: true,
  halfReturned: true,
  jackpotWon: true,
  maxWinReached: true,
  roundEnded: true,
}

/** Events of a round as those of roulette. @throws RangeError for one of another family. */
export const rouletteEventsOf = (events: readonly TypedEvent[]): readonly RouletteEvent[] =>
  eventsOf<RouletteEvent>(events, types)
