import type { InstantEvent } from '@fairhouse/contract/families/instant/events'
import { eventsOf, type TypedEvent } from '../../rounds/present.ts'

export type { InstantEvent } from '@fairhouse/contract/families/instant/events'

const types = {
  gateOpened: true,
  gatePaid: true,
  ballDropped: true,
  ballSettled: true,
  fieldLaid: true,
  gemFound: true,
  mineHit: true,
  fieldShown: true,
  towerBuilt: true,
  levelClimbed: true,
  trapSprung: true,
  towerShown: true,
  cashedOut: true,
  cardBought: true,
  cardPaid: true,
  digitsPlayed: true,
  digitsDrawn: true,
  digitsPaid: true,
  jackpotWon: true,
  maxWinReached: true,
  roundEnded: true,
} as const

/** Events of a round as those of an instant game. @throws RangeError for one of another family. */
export const instantEventsOf = (events: readonly TypedEvent[]): readonly InstantEvent[] =>
  eventsOf<InstantEvent>(events, types)
