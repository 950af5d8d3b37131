import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const statement = `
  UPDATE identity_passkey SET name = $3 WHERE player_id = $1 AND credential_id = $2
  RETURNING player_id`

/** False when the player has no such passkey. */
export async function renamePasskey(
  on: Queryable,
  player: PlayerId,
  to: { readonly credentialId: Buffer; readonly name: string },
): Promise<boolean> {
  return (await rowsOf(on, statement, [player, to.credentialId, to.name])).length > 0
}
