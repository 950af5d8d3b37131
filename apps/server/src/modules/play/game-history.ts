import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { gameHistory as gameHistoryCall, RoundSummary } from '@fairhouse/contract/calls/play'
import type { Currency } from '@fairhouse/money'
import type { Outcome, PlayerAsk } from '#platform/answer'
import { isoTime } from '#platform/iso-time'
import type { PlayHouse } from './change-seat.ts'
import { type HistoryRow, historyPage } from './store/history-page.ts'
import { roundCount } from './store/round-count.ts'

/** A page of the player's rounds, newest first; `all` means every game. */
export async function gameHistory(
  { needs, seats }: PlayHouse,
  { player }: PlayerAsk,
  { uri, page, pageSize }: BodyOf<typeof gameHistoryCall>,
): Promise<Outcome<ReplyOf<typeof gameHistoryCall>>> {
  const { database } = needs
  const only = uri === 'all' ? null : uri
  const [{ currency }, rows, total] = await Promise.all([
    seats.of(player),
    historyPage(database, player, { uri: only, limit: pageSize, offset: (page - 1) * pageSize }),
    roundCount(database, player, only),
  ])
  return { reply: { rounds: rows.map((row) => roundSummary(row, currency)), total } }
}

/** A round for lists. The balance after it is known once it is finished. */
export const roundSummary = (row: HistoryRow, currency: Currency): RoundSummary => ({
  id: row.round_id,
  gameId: row.game_id,
  uri: row.uri,
  name: row.name,
  stake: Number(row.stake),
  payout: Number(row.payout),
  currency,
  finished: row.finished,
  nonce: row.nonce,
  at: isoTime(row.at.getTime()),
  balanceAfter: row.finished ? Number(row.balance_after) : null,
})
