import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export interface ListedPasskey {
  readonly credential_id: Buffer
  readonly name: string
  readonly rp_id: string
  readonly synced: boolean
  readonly transports: readonly string[]
  readonly created_at: Date
  readonly used_at: Date | null
}

const question = `
  SELECT credential_id, name, rp_id, synced, transports, created_at, used_at
  FROM identity_passkey WHERE player_id = $1 ORDER BY created_at, credential_id`

/** Which passkeys does the player have? The oldest first. */
export const passkeysOf = (on: Queryable, player: PlayerId): Promise<ListedPasskey[]> =>
  rowsOf<ListedPasskey>(on, question, [player])
