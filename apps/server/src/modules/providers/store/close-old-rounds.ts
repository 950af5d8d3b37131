import { amount, type Currency } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { ClosedRound } from '../wallet/tell-closed.ts'
import { roundColumns, storedRoundOf, type StoredRoundRow } from './stored-round.ts'

/**
 * Closes rounds that were begun before a time and of which nothing came since then either, the oldest first, so many at once.
 * @param times epoch milliseconds.
 */
export async function closeOldRounds(
  on: Queryable,
  times: { readonly before: number; readonly now: number },
): Promise<readonly ClosedRound[]> {
  const rows = await rowsOf<Row>(on, statement, [isoTime(times.before), isoTime(times.now)])
  return rows.map((row) => ({
    round: storedRoundOf(row),
    returned: amount(row.returned),
    player: row.player,
    gameId: row.game_id,
    gameKey: row.game_key,
    currency: row.currency,
  }))
}

interface Row extends StoredRoundRow {
  readonly returned: bigint
  readonly player: PlayerId
  readonly game_id: number
  readonly game_key: string
  readonly currency: Currency
}

/** The others have their turn after these. */
const atOnce = 500

const statement = `
  UPDATE providers_round SET closed_at = $2
  WHERE closed_at IS NULL AND id IN (
    SELECT round.id FROM providers_round AS round
    WHERE round.closed_at IS NULL AND round.opened_at < $1 AND NOT EXISTS (
      SELECT FROM providers_transaction WHERE round_id = round.id AND created_at >= $1)
    ORDER BY round.opened_at LIMIT ${atOnce})
  RETURNING ${roundColumns}, returned, player_id::float8 AS player, game_id, game_key, currency`
