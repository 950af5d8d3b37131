import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question = `
  SELECT player_id::float8 AS player_id FROM loyalty_player
  WHERE earned_at < to_timestamp($1::double precision / 1000) AND NOT expired AND CASE
    WHEN $2::double precision IS NULL THEN noticed_at IS NULL
    ELSE noticed_at <= to_timestamp($2::double precision / 1000) END
  ORDER BY earned_at LIMIT $3`

/** Players who have earned nothing since; not yet told that it will expire, or told before so long. Times are epoch milliseconds. */
export async function idlePlayers(
  on: Queryable,
  wish: {
    readonly earnedBefore: number
    /** Null: who was not told. */
    readonly noticedBefore: number | null
    readonly limit: number
  },
): Promise<PlayerId[]> {
  const { earnedBefore, noticedBefore, limit } = wish
  const rows = await rowsOf<{ player_id: PlayerId }>(on, question, [
    earnedBefore,
    noticedBefore,
    limit,
  ])
  return rows.map(({ player_id }) => player_id)
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
