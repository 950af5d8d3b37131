import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

/** A method that a player has used or set up, sealed. */
export interface StoredMethod {
  readonly id: string
  readonly method: string
  readonly provider: string
  readonly label: string
  readonly expires: string | null
  readonly sealed_token: Buffer | null
  readonly sealed_fields: Buffer | null
  readonly fingerprint: Buffer
  readonly can_deposit: boolean
  readonly can_withdraw: boolean
  readonly created_at: Date
}

/** A player's saved methods, the one changed last first. */
export const savedMethodsOf = (on: Queryable, player: PlayerId): Promise<StoredMethod[]> =>
  rowsOf<StoredMethod>(on, question, [player])

/** Forgets one. False when the player has none of this id. */
export async function deleteMethod(
  on: Queryable,
  player: PlayerId,
  one: { readonly id: string; readonly at: number },
): Promise<boolean> {
  const { rowCount } = await on.query(removal, [player, one.id, isoTime(one.at)])
  return rowCount === 1
}

const question = `
  SELECT id, method, provider, label, expires, sealed_token, sealed_fields, fingerprint, can_deposit, can_withdraw, created_at
  FROM cashier_method WHERE player_id = $1 AND deleted_at IS NULL ORDER BY changed_at DESC, id DESC`
const removal = `
  UPDATE cashier_method SET deleted_at = $3
  WHERE player_id = $1 AND id::text = $2 AND deleted_at IS NULL`

/** Nothing is paid in with it any more; what came by it can still go back. False when the player has none of this id. */
export async function stopPayingIn(
  on: Queryable,
  player: PlayerId,
  method: { readonly id: string; readonly at: number },
): Promise<boolean> {
  const { rowCount } = await on.query(stopping, [player, method.id, isoTime(method.at)])
  return (rowCount ?? 0) > 0
}

const stopping = `
  UPDATE cashier_method SET can_deposit = false, changed_at = $3
  WHERE player_id = $1 AND id::text = $2 AND deleted_at IS NULL`
