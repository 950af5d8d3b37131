import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT player_id::float8 AS player, earned_at::text AS earned_at FROM loyalty_player
  WHERE loyalty_player.earned_at < to_timestamp($1::double precision / 1000) AND NOT expired AND CASE
    WHEN $2::double precision IS NULL THEN noticed_at IS NULL
    ELSE noticed_at <= to_timestamp($2::double precision / 1000) END
    AND ($4::timestamptz IS NULL OR (loyalty_player.earned_at, player_id) > ($4, $5::bigint))
  ORDER BY loyalty_player.earned_at, loyalty_player.player_id LIMIT $3`

/** A player who earned nothing for long, and since when, as the database writes it. */
export interface IdlePlayer {
  readonly player: PlayerId
  readonly earned_at: string
}

/** Who has earned nothing since, from behind `after`, the longest ago first; not yet told that it will expire, or told before so long. Times are epoch milliseconds. */
export function idlePlayers(
  on: Queryable,
  wish: {
    readonly earnedBefore: number
    /** Null: who was not told. */
    readonly noticedBefore: number | null
    readonly after: IdlePlayer | null
    readonly limit: number
  },
): Promise<IdlePlayer[]> {
  const { earnedBefore, noticedBefore, after, limit } = wish
  const values = [earnedBefore, noticedBefore, limit, after?.earned_at, after?.player]
  return rowsOf<IdlePlayer>(
    on,
    question,
    values.map((value) => value ?? null),
  )
}

export async function markNoticed(tx: Transaction, player: PlayerId, at: number): Promise<void> {
  await tx.query(
    'UPDATE loyalty_player SET noticed_at = to_timestamp($2::double precision / 1000) WHERE player_id = $1',
    [player, at],
  )
}

export async function markExpired(tx: Transaction, player: PlayerId): Promise<void> {
  await tx.query('UPDATE loyalty_player SET expired = true, untold = true WHERE player_id = $1', [
    player,
  ])
}
