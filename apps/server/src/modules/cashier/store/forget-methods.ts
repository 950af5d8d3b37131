import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

const statement = `
  WITH before AS (
    SELECT id AS known, to_jsonb(method) - 'sealed_token' - 'sealed_fields' AS gone FROM cashier_method AS method
    WHERE player_id = $1 AND label <> '' LIMIT $2 FOR UPDATE
  )
  UPDATE cashier_method SET label = '', expires = NULL, sealed_token = NULL, sealed_fields = NULL, can_deposit = false,
    can_withdraw = false, deleted_at = coalesce(deleted_at, now())
  FROM before WHERE id = known
  RETURNING gone`

/** Empties saved methods of a player. The fingerprint stays: by it a card or an address is known again on another account, and it tells neither. */
export async function forgetMethods(
  tx: Transaction,
  player: PlayerId,
  most: number,
): Promise<readonly object[]> {
  return (await rowsOf<{ gone: object }>(tx, statement, [player, most])).map(({ gone }) => gone)
}
