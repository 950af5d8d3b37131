import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement = `
  UPDATE identity_account
  SET email_verified_at = coalesce(email_verified_at, to_timestamp($3::double precision / 1000))
  WHERE player_id = $1 AND lower(email) = lower($2)`

/** The player reads the mail of this address. False when it is no longer the account's. */
export async function setEmailVerified(
  tx: Transaction,
  proven: { readonly player: PlayerId; readonly email: string; readonly nowMs: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(statement, [proven.player, proven.email, proven.nowMs])
  return rowCount === 1
}
