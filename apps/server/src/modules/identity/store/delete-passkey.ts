import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const statement = `
  DELETE FROM identity_passkey WHERE player_id = $1 AND credential_id = $2
  RETURNING player_id`

/** False when the player has no such passkey. */
export async function deletePasskey(
  on: Queryable,
  player: PlayerId,
  credentialId: Buffer,
): Promise<boolean> {
  return (await rowsOf(on, statement, [player, credentialId])).length > 0
}
