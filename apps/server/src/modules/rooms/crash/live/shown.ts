import type {
  OwnTicket,
  PastRound,
  RoomPhase,
  RoomRound,
  RoomTicket,
  TicketState,
} from '@fairhouse/contract/rooms/entities'
import { toWire } from '@fairhouse/money'
import { isoTime } from '#platform/iso-time'
import type { PastRow } from '../store/past-rounds.ts'
import type { StoredRound, StoredTicket } from '../../stored.ts'

// What a crash room shows of what is stored.

export const shownRound = (round: StoredRound): RoomRound => ({
  id: round.id,
  number: round.link,
  phase: phaseOf(round),
  fliesAt: Math.round(round.fliesAt),
  bust: round.bust,
  link: round.shownLink?.toString('hex') ?? null,
})

/** @throws Error for a round of another kind of room. */
function phaseOf({ id, phase }: StoredRound): RoomPhase {
  if (phase === 'calling' || phase === 'called') throw new Error(`round ${id} is of a hall`)
  return phase
}

export const shownTicket = (ticket: StoredTicket): RoomTicket => ({
  id: ticket.id,
  name: ticket.name,
  stake: toWire(ticket.stake),
  currency: ticket.currency,
  state: stateOf(ticket),
  at: ticket.at,
  payout: toWire(ticket.payout),
})

/** @throws Error for a stake in another kind of room. */
function stateOf({ id, state }: StoredTicket): TicketState {
  if (state === 'won') throw new Error(`stake ${id} is of a hall`)
  return state
}

export const ownTicket = (ticket: StoredTicket): OwnTicket => ({
  ...shownTicket(ticket),
  round: ticket.roundId,
  number: ticket.number,
  slot: ticket.slot,
  auto: ticket.auto,
  bust: ticket.bust,
})

export const shownPast = (row: PastRow): PastRound => ({
  number: row.link,
  bust: row.bust,
  link: row.shown_link.toString('hex'),
  void: row.void,
  at: isoTime(row.ended_at.getTime()),
})

/** A round that has just ended as the list of past ones shows it. */
export function pastOf({ phase, bust, shownLink, link, endedAt }: StoredRound): PastRound | null {
  if (bust === null || shownLink === null || endedAt === null) return null
  return {
    number: link,
    bust,
    link: shownLink.toString('hex'),
    void: phase === 'void',
    at: isoTime(Math.round(endedAt)),
  }
}
