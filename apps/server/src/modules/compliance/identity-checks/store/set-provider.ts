import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'

const statement =
  'UPDATE compliance_identity SET provider = $2, provider_ref = $3 WHERE player_id = $1'

/** Writes down who checks the player for us, and its reference. */
export async function setProvider(
  on: Queryable,
  player: PlayerId,
  { provider, ref }: { readonly provider: string; readonly ref: string },
): Promise<void> {
  await on.query(statement, [player, provider, ref])
}
