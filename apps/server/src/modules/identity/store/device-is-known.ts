import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const question =
  "SELECT EXISTS (SELECT FROM identity_device WHERE player_id = $1 AND device_sha256 = $2 AND browser <> '') AS known"

/** Has the player signed in with this browser before? */
export async function deviceIsKnown(
  on: Queryable,
  player: PlayerId | null,
  sha256: Buffer | null,
): Promise<boolean> {
  const [row] = await rowsOf<{ known: boolean }>(on, question, [player, sha256])
  return row?.known === true
}
