import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export interface EndingOfSessions {
  readonly player: PlayerId
  /** Only this one; null: all. */
  readonly only: string | null
  /** But not this one. */
  readonly except: string | null
  readonly reason: 'revoked' | 'passwordChanged' | 'accountClosed'
  readonly nowMs: number
}

const statement = `
  UPDATE identity_session
  SET ended_at = to_timestamp($5::double precision / 1000), end_reason = $4
  WHERE player_id = $1 AND ended_at IS NULL
    AND ($2::uuid IS NULL OR session_id = $2) AND ($3::uuid IS NULL OR session_id <> $3)
  RETURNING session_id, token_sha256`

/** Ends sessions of a player; which, and by what they are recognised. */
export function endSessions(
  tx: Transaction,
  { player, only, except, reason, nowMs }: EndingOfSessions,
): Promise<{ session_id: string; token_sha256: Buffer }[]> {
  return rowsOf(tx, statement, [player, only, except, reason, nowMs])
}
