import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement = `
  UPDATE identity_account
  SET terms_version = $2, terms_agreed_at = to_timestamp($3::double precision / 1000)
  WHERE player_id = $1 AND terms_version <> $2`

/** Keeps the first moment at which a player agreed to a version. */
export async function setTermsVersion(
  tx: Transaction,
  agreed: { readonly player: PlayerId; readonly version: string; readonly nowMs: number },
): Promise<void> {
  await tx.query(statement, [agreed.player, agreed.version, agreed.nowMs])
}
