import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

interface FlagRow {
  readonly player: PlayerId
  readonly flag: string
  readonly raised: boolean
  readonly by: string
  readonly reason: string
  readonly nowMs: number
}

const statement = `
  WITH changed AS (
    UPDATE identity_account
    SET raised_flags = CASE WHEN $3::boolean THEN array_append(raised_flags, $2::text) ELSE array_remove(raised_flags, $2::text) END
    WHERE player_id = $1 AND ($2::text = ANY(raised_flags)) <> $3::boolean
    RETURNING player_id
  )
  INSERT INTO identity_flag_change (player_id, flag, raised, changed_by, reason, changed_at)
  SELECT player_id, $2::text, $3::boolean, $4, $5, to_timestamp($6::double precision / 1000) FROM changed`

/** Raises or clears a flag and records who did and why. False when it was so already. */
export async function changeFlag(tx: Transaction, change: FlagRow): Promise<boolean> {
  const { player, flag, raised, by, reason, nowMs } = change
  const { rowCount } = await tx.query(statement, [player, flag, raised, by, reason, nowMs])
  return rowCount === 1
}
