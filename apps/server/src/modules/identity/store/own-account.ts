import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

// Every column there is, but those that would let somebody in.
const question = `
  SELECT (to_jsonb(account) - 'password_hash') || jsonb_build_object(
    'two_step_since',
    (SELECT confirmed_at FROM identity_totp AS totp WHERE totp.player_id = account.player_id),
    'browsers',
    (SELECT coalesce(jsonb_agg(to_jsonb(device) - 'player_id' - 'device_sha256'
        ORDER BY device.first_seen_at), '[]')
      FROM identity_device AS device WHERE device.player_id = account.player_id),
    'passkeys',
    (SELECT coalesce(jsonb_agg(to_jsonb(passkey) - 'player_id' - 'credential_id' - 'public_key'
        ORDER BY passkey.created_at), '[]')
      FROM identity_passkey AS passkey WHERE passkey.player_id = account.player_id)
  ) AS account
  FROM identity_account AS account
  WHERE player_id = $1`

/** Everything that is kept of the account itself, as its player may have it. */
export async function ownAccount(
  on: Queryable,
  player: PlayerId,
): Promise<Readonly<Record<string, unknown>>> {
  type Row = { account: Record<string, unknown> }
  const [row] = await rowsOf<Row>(on, question, [player])
  if (!row) throw new Error(`player ${player} has no account`)
  return row.account
}
