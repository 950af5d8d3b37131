import type {
  OwnTicket,
  PastRound,
  RoomChain,
  RoomRound,
  RoomTicket,
} from '@fairhouse/contract/rooms/entities'
import { toWire } from '@fairhouse/money'
import { isoTime } from '#platform/iso-time'
import type { StoredChain } from '../store/chains.ts'
import type { PastRow } from '../store/past-rounds.ts'
import type { StoredRound, StoredTicket } from '../stored.ts'

// What the room shows of what is stored.

export const shownRound = (round: StoredRound): RoomRound => ({
  id: round.id,
  number: round.link,
  phase: round.phase,
  fliesAt: Math.round(round.fliesAt),
  bust: round.bust,
  link: round.shownLink?.toString('hex') ?? null,
})

export const shownTicket = (ticket: StoredTicket): RoomTicket => ({
  id: ticket.id,
  name: ticket.name,
  stake: toWire(ticket.stake),
  currency: ticket.currency,
  state: ticket.state,
  at: ticket.at,
  payout: toWire(ticket.payout),
})

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

export const shownChain = (chain: StoredChain): RoomChain => ({
  number: chain.number,
  length: chain.length,
  end: chain.end.toString('hex'),
  committedAt: isoTime(chain.committedAt.getTime()),
  salt: chain.salt,
  source: chain.source,
  saltedAt: chain.saltedAt === null ? null : isoTime(chain.saltedAt.getTime()),
})
