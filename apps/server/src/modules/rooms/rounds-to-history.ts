import type { RoundSummary } from '@fairhouse/contract/calls/play'
import type { OpenedGame, RoundsElsewhere } from '#modules/play'
import { isoTime } from '#platform/iso-time'
import type { RoomTitle } from './room.ts'
import { playedRooms } from './store/played-rooms.ts'
import { countTickets, type HistoryTicket, ticketsOfPlayer } from './store/tickets-of-player.ts'

/** The plain bet: rooms know no other. */
const mode = 'base'

/** Stakes in rooms for what is told of all games: each is a round of its player. */
export const roundsToHistory = (titles: readonly RoomTitle[]): RoundsElsewhere => {
  const names = new Map(titles.map(({ manifest }) => [manifest.uri, manifest.name]))
  const summary = (row: HistoryTicket): RoundSummary => ({
    id: row.id,
    gameId: row.game_id,
    uri: row.uri,
    name: names.get(row.uri) ?? row.uri,
    stake: Number(row.stake),
    mode,
    payout: Number(row.payout),
    currency: row.currency,
    finished: row.state !== 'open',
    ended: row.state === 'open' ? null : row.state === 'void' ? 'voided' : 'played',
    nonce: row.link,
    room: { chain: row.chain, number: row.link },
    at: isoTime(row.placed_at.getTime()),
    balanceAfter: row.state === 'open' ? null : Number(row.balance_after),
  })
  return {
    count: countTickets,
    newest: async (on, player, limit, before) =>
      (await ticketsOfPlayer(on, player, limit, before)).map(summary),
    opened: async (on, player): Promise<readonly OpenedGame[]> => playedRooms(on, player),
  }
}
