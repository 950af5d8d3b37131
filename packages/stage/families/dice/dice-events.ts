import type { DiceEvent } from '@fairhouse/contract/families/dice/events'
import {
  eventsOf,
  type EventTypes,
  type Handlers as AnyHandlers,
  type TypedEvent,
} from '../../rounds/present.ts'

export type { DiceEvent } from '@fairhouse/contract/families/dice/events'
export type Handlers<Board> = AnyHandlers<Board, DiceEvent>

const types: EventTypes<DiceEvent> = {
  diceBet: true,
  diceRolled: true,
  dicePaid: true,
  jackpotWon: true,
  maxWinReached: true,
  roundEnded: true,
}

/** Events of a round as those of dice. @throws RangeError for one of another family. */
export const diceEventsOf = (events: readonly TypedEvent[]): readonly DiceEvent[] =>
  eventsOf<DiceEvent>(events, types)
