import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

/** Keeps a method of a player's; the same one again is the one that is there, shown as it is said now. @returns its id. */
export async function saveMethod(
  tx: Transaction,
  one: {
    readonly id: string
    readonly player: PlayerId
    readonly method: string
    readonly provider: string
    readonly label: string
    readonly expires: string | null
    readonly sealedToken: Buffer | null
    readonly sealedFields: Buffer | null
    readonly fingerprint: Buffer
    readonly canDeposit: boolean
    readonly canWithdraw: boolean
    readonly at: number
  },
): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(tx, statement, [
    one.id,
    one.player,
    one.method,
    one.provider,
    one.label,
    one.expires,
    one.sealedToken,
    one.sealedFields,
    one.fingerprint,
    one.canDeposit,
    one.canWithdraw,
    isoTime(one.at),
  ])
  if (!row) throw new Error(`method ${one.id} was not kept`)
  return row.id
}

// Secrets are sealed for one id, so those of the first time stay.
const statement = `
  INSERT INTO cashier_method (id, player_id, method, provider, label, expires, sealed_token, sealed_fields, fingerprint,
    can_deposit, can_withdraw, created_at, changed_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)
  ON CONFLICT (player_id, method, fingerprint) WHERE deleted_at IS NULL DO UPDATE
  SET label = excluded.label, expires = excluded.expires, changed_at = excluded.changed_at,
    can_deposit = cashier_method.can_deposit OR excluded.can_deposit,
    can_withdraw = cashier_method.can_withdraw OR excluded.can_withdraw
  RETURNING id`
