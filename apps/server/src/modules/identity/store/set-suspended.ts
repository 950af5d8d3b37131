import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

interface SuspensionRow {
  readonly player: PlayerId
  /** What the player is told; null: the account is released. */
  readonly cause: string | null
  readonly by: string
  readonly note: string
  readonly nowMs: number
}

const statement = `
  WITH changed AS (
    UPDATE identity_account
    SET suspended = $2::text IS NOT NULL
    WHERE player_id = $1 AND suspended <> ($2::text IS NOT NULL) AND closed_at IS NULL
    RETURNING player_id, suspended
  )
  INSERT INTO identity_suspension (player_id, suspended, cause, changed_by, note, changed_at)
  SELECT player_id, suspended, $2, $3, $4, to_timestamp($5::double precision / 1000) FROM changed`

/** Suspends or releases an account, and records who did and why. False when it was so already, or is closed. */
export async function setSuspended(
  tx: Transaction,
  { player, cause, by, note, nowMs }: SuspensionRow,
): Promise<boolean> {
  const { rowCount } = await tx.query(statement, [player, cause, by, note, nowMs])
  return rowCount === 1
}
