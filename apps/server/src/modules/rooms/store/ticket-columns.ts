import { amount, type Currency } from '@fairhouse/money'
import { accountId } from '#modules/ledger'
import { playerId } from '#platform/ids'
import type { StoredState, StoredTicket } from '../stored.ts'

/** What is read of a ticket that is called `ticket`, with its round as `round`. */
export const ticketColumns = `ticket.id, ticket.round_id, round.link, ticket.player_id, ticket.game_id, ticket.uri, ticket.name, ticket.slot, ticket.currency,
  ticket.pocket, ticket.house, ticket.stake, ticket.auto, ticket.first_card, ticket.cards, ticket.state, ticket.at, ticket.payout, ticket.taken, round.bust`

export interface TicketRow {
  readonly id: string
  readonly round_id: string
  readonly link: number
  readonly player_id: bigint
  readonly game_id: number
  readonly uri: string
  readonly name: string
  readonly slot: number
  readonly currency: Currency
  readonly pocket: bigint
  readonly house: bigint
  readonly stake: bigint
  readonly auto: number | null
  readonly first_card: number | null
  readonly cards: number | null
  readonly state: StoredState
  readonly at: number | null
  readonly payout: bigint
  readonly taken: string
  readonly bust: number | null
}

export const ticketOf = (row: TicketRow): StoredTicket => ({
  id: row.id,
  roundId: row.round_id,
  number: row.link,
  player: playerId(Number(row.player_id)),
  gameId: row.game_id,
  uri: row.uri,
  name: row.name,
  slot: row.slot,
  currency: row.currency,
  pocket: accountId(row.pocket),
  house: accountId(row.house),
  stake: amount(row.stake),
  auto: row.auto,
  firstCard: row.first_card,
  cards: row.cards,
  state: row.state,
  at: row.at,
  payout: amount(row.payout),
  taken: row.taken,
  bust: row.bust,
})
