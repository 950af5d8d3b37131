import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

export interface SeenDevice {
  readonly player: PlayerId
  readonly sha256: Buffer
  /** What it calls itself. */
  readonly browser: string
  readonly nowMs: number
}

// What the selects see is the table before the insert. Browsers without a name are of when the player was a guest (`distrust-browsers.ts`).
const statement = `
  INSERT INTO identity_device AS device (player_id, device_sha256, browser, first_seen_at, seen_at)
  SELECT $1, $2, $3, moment, moment FROM to_timestamp($4::double precision / 1000) AS moment
  ON CONFLICT (player_id, device_sha256) DO UPDATE
    SET browser = excluded.browser, seen_at = excluded.seen_at
  RETURNING
    EXISTS (SELECT FROM identity_device WHERE player_id = $1 AND browser <> '') AS has_any,
    EXISTS (SELECT FROM identity_device
      WHERE player_id = $1 AND device_sha256 = $2 AND browser = $3) AS known`

/** Writes down that the player has signed in with this browser. Whether he had before, and with any at all. */
export async function seeDevice(
  tx: Transaction,
  { player, sha256, browser, nowMs }: SeenDevice,
): Promise<{ known: boolean; hasAny: boolean }> {
  type Row = { known: boolean; has_any: boolean }
  const [row] = await rowsOf<Row>(tx, statement, [player, sha256, browser, nowMs])
  if (!row) throw new Error('a device was not written down')
  return { known: row.known, hasAny: row.has_any }
}
