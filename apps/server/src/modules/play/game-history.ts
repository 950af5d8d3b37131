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
import { type HistoryRow, historyPage, roundsBefore } from './store/history-page.ts'
import type { Seat } from './seat.ts'
import { roundsBeforeStream, roundsOfGame } from './store/round-count.ts'

/** A page that is asked for by its number reaches no further back: it is made of all rounds before it. */
const reachedByNumber = 10_000

/** A page of the player's rounds, newest first; `all` means every game, those of others too. */
export async function gameHistory(
  { needs, seats }: PlayHouse,
  { player }: PlayerAsk,
  asked: BodyOf<typeof gameHistoryCall>,
): Promise<Outcome<ReplyOf<typeof gameHistoryCall>>> {
  const { database } = needs
  const { uri, page, pageSize, before } = asked
  if (before === undefined && page * pageSize > reachedByNumber)
    return { refused: 'formInvalid', invalidFields: { page: 'aboveMaximum' } }
  const seat = await seats.fresh(player)
  if (uri !== 'all') {
    const rounds = await ownRounds({ needs, seat }, asked, uri)
    return { reply: { rounds, total: await roundsOfGame(database, player, uri) } }
  }
  const own = await roundsOf(database, seat)
  const elsewhere = needs.roundsElsewhere?.()
  const others = (await elsewhere?.count(database, player)) ?? 0
  if (elsewhere === undefined || others === 0)
    return { reply: { rounds: await ownRounds({ needs, seat }, asked, null), total: own } }
  // Ids of both rise with the time, so the page lies within the newest of each, or of those before a round.
  const offset = before === undefined ? (page - 1) * pageSize : 0
  const limit = offset + pageSize
  const wide = { page: 1, pageSize: limit, before }
  const found = [
    ...(await ownRounds({ needs, seat }, wide, null)),
    ...(await elsewhere.newest(database, player, limit, before)),
  ]
  const inOrder = found.toSorted((one, other) => (one.id < other.id ? 1 : -1))
  return { reply: { rounds: inOrder.slice(offset, limit), total: own + others } }
}

/** Rounds of own games on a page; `uri` null means those of every game. */
async function ownRounds(
  { needs, seat }: { readonly needs: PlayHouse['needs']; readonly seat: Seat },
  {
    page,
    pageSize: limit,
    before,
  }: Pick<BodyOf<typeof gameHistoryCall>, 'page' | 'pageSize' | 'before'>,
  uri: string | null,
): Promise<RoundSummary[]> {
  const { database, clock } = needs
  const rows =
    before === undefined
      ? await historyPage(database, seat.player, {
          uri,
          limit,
          offset: (page - 1) * limit,
          now: clock.now(),
        })
      : await roundsBefore(database, seat.player, { before, limit, uri })
  return rows.map((row) => roundSummary(row, seat.currency))
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
