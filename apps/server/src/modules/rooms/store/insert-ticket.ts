import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { StoredTicket } from '../stored.ts'

/** Writes a bet down whose stake was taken. @param ticket.placedAt epoch milliseconds. */
export async function insertTicket(
  on: Queryable,
  ticket: StoredTicket & {
    readonly request: bigint
    readonly placedAt: number
    /** Minor units. */
    readonly balanceAfter: bigint
  },
): Promise<void> {
  await on.query(statement, [
    ticket.id,
    ticket.roundId,
    ticket.uri,
    ticket.gameId,
    ticket.player,
    ticket.name,
    ticket.slot,
    ticket.request,
    ticket.currency,
    ticket.pocket,
    ticket.house,
    ticket.stake,
    ticket.auto,
    isoTime(ticket.placedAt),
    ticket.taken,
    ticket.balanceAfter,
    ticket.firstCard,
    ticket.cards,
  ])
}

const statement = `
  INSERT INTO rooms_ticket (id, round_id, uri, game_id, player_id, name, slot, request, currency, pocket, house, stake, auto,
    placed_at, taken, balance_after, first_card, cards, state, payout)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, 'open', 0)`
