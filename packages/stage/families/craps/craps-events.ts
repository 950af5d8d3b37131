import type { CrapsEvent } from '@fairhouse/contract/families/craps/events'
import {
  eventsOf,
  type EventTypes,
  type Handlers as AnyHandlers,
  type TypedEvent,
} from '../../rounds/present.ts'

export type { CrapsEvent } from '@fairhouse/contract/families/craps/events'
export type Handlers<Board> = AnyHandlers<Board, CrapsEvent>

const types: EventTypes<CrapsEvent> = {
  crapsBet: true,
  crapsRolled: true,
  crapsPaid: true,
  crapsLost: true,
  crapsMoved: true,
  crapsPoint: true,
  crapsTaken: true,
  jackpotWon: true,
  maxWinReached: true,
  roundEnded: true,
}

/** Events of a round as those of craps. @throws RangeError for one of another family. */
export const crapsEventsOf = (events: readonly TypedEvent[]): readonly CrapsEvent[] =>
  eventsOf<CrapsEvent>(events, types)
