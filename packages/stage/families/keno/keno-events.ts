import type { KenoEvent } from '@fairhouse/contract/families/keno/events'
import {
  type EventOf as AnyEventOf,
  eventsOf,
  type Handlers as AnyHandlers,
  type TypedEvent,
} from '../../rounds/present.ts'

export type { KenoEvent } from '@fairhouse/contract/families/keno/events'
export type EventOf<Type extends KenoEvent['type']> = AnyEventOf<KenoEvent, Type>
export type Handlers<Board> = AnyHandlers<Board, KenoEvent>

const types = {
  ticketPlayed: true,
  ballDrawn: true,
  ticketPaid: true,
  freeGamesWon: true,
  freeGameStarted: true,
  jackpotWon: true,
  maxWinReached: true,
  roundEnded: true,
} as const

/** Events of a round as those of keno. @throws RangeError for one of another family. */
export const kenoEventsOf = (events: readonly TypedEvent[]): readonly KenoEvent[] =>
  eventsOf<KenoEvent>(events, types)
