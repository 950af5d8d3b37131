import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement = `
  UPDATE identity_account
  SET password_hash = $3, password_changed_at = to_timestamp($4::double precision / 1000)
  WHERE player_id = $1 AND password_hash = $2 AND closed_at IS NULL`

/** Another password. False when the one it replaces is not the player's any more, or the account was closed: somebody else was faster. */
export async function setPassword(
  tx: Transaction,
  change: {
    readonly player: PlayerId
    readonly previousHash: string
    readonly passwordHash: string
    readonly nowMs: number
  },
): Promise<boolean> {
  const { player, previousHash, passwordHash, nowMs } = change
  const { rowCount } = await tx.query(statement, [player, previousHash, passwordHash, nowMs])
  return rowCount === 1
}
