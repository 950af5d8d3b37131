import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { gameHistory as gameHistoryCall, RoundSummary } from '@fairhouse/contract/calls/play'
import { baseMode } from '@fairhouse/game-math/game'
import type { Currency } from '@fairhouse/money'
import type { Outcome, PlayerAsk } from '#platform/answer'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { PlayHouse } from './change-seat.ts'
import { voided } from './decision.ts'
import { carriedRounds } from './store/carried-rounds.ts'
import { type HistoryRow, historyPage } from './store/history-page.ts'
import type { Seat } from './seat.ts'
import { roundsBeforeStream, roundsOfGame } from './store/round-count.ts'

/** A page of the player's rounds, newest first; `all` means every game, those of others too. */
export async function gameHistory(
  { needs, seats }: PlayHouse,
  { player }: PlayerAsk,
  { uri, page, pageSize }: BodyOf<typeof gameHistoryCall>,
): Promise<Outcome<ReplyOf<typeof gameHistoryCall>>> {
  const { clock, database } = needs
  const offset = (page - 1) * pageSize
  const now = clock.now()
  const seat = await seats.fresh(player)
  const told = (rows: readonly HistoryRow[]) => rows.map((row) => roundSummary(row, seat.currency))
  if (uri !== 'all') {
    const rows = await historyPage(database, player, { uri, limit: pageSize, offset, now })
    return { reply: { rounds: told(rows), total: await roundsOfGame(database, player, uri) } }
  }
  const own = await roundsOf(database, seat)
  const elsewhere = needs.roundsElsewhere?.()
  const others = (await elsewhere?.count(database, player)) ?? 0
  if (elsewhere === undefined || others === 0) {
    const rows = await historyPage(database, player, { uri: null, limit: pageSize, offset, now })
    return { reply: { rounds: told(rows), total: own } }
  }
  // Ids of both rise with the time, so the page lies within the newest of each.
  const limit = offset + pageSize
  const rows = await historyPage(database, player, { uri: null, limit, offset: 0, now })
  const newest = [...told(rows), ...(await elsewhere.newest(database, player, limit))]
  const inOrder = newest.toSorted((one, other) => (one.id < other.id ? 1 : -1))
  return { reply: { rounds: inOrder.slice(offset, limit), total: own + others } }
}

/** Rounds of every game: those of the streams that are over, the nonces taken of the one in use, less what was archived. */
const roundsOf = async (database: Queryable, { player, stream, nonce }: Seat): Promise<number> =>
  (await roundsBeforeStream(database, player, stream.number)) +
  nonce -
  (await carriedRounds(database, player, null))

/** How a round ended whose newest step this is; null while it is open. */
export function endOf({
  finished,
  action,
  by_house,
}: Pick<HistoryRow, 'finished' | 'action' | 'by_house'>): RoundSummary['ended'] {
  if (!finished) return null
  if (action === voided) return 'voided'
  return by_house === true ? 'byHouse' : 'played'
}

/** A round for lists. The balance after it is known once it is finished. */
export const roundSummary = (row: HistoryRow, currency: Currency): RoundSummary => ({
  id: row.round_id,
  gameId: row.game_id,
  uri: row.uri,
  name: row.name,
  stake: Number(row.stake),
  mode: row.mode ?? baseMode,
  payout: Number(row.payout),
  currency,
  finished: row.finished,
  ended: endOf(row),
  nonce: row.nonce,
  at: isoTime(row.at.getTime()),
  balanceAfter: row.finished ? Number(row.balance_after) : null,
})
