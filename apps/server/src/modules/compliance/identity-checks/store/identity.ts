import type {
  IdentityCause,
  IdentityReason,
  IdentityState,
} from '@fairhouse/contract/entities/identity-check'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** How the check of a player's identity stands. */
export interface StoredIdentity {
  readonly state: IdentityState
  readonly cause: IdentityCause
  readonly reason: IdentityReason | null
  readonly may_try_again: boolean
  readonly provider: string | null
  readonly provider_ref: string | null
  readonly steps: number
  readonly changed_at: Date
  /** Null: nobody asked where the money comes from, or it is not known yet. */
  readonly funds_known_at: Date | null
}

const columns = `
  SELECT state, cause, reason, may_try_again, provider, provider_ref, steps, changed_at, funds_known_at FROM compliance_identity
  WHERE player_id = $1`

/** Null while nobody asked. */
export async function storedIdentity(
  on: Queryable,
  player: PlayerId,
): Promise<StoredIdentity | null> {
  const [row] = await rowsOf<StoredIdentity>(on, columns, [player])
  return row ?? null
}

/** The same, held until the transaction ends. */
export async function heldIdentity(
  tx: Transaction,
  player: PlayerId,
): Promise<StoredIdentity | null> {
  const [row] = await rowsOf<StoredIdentity>(tx, `${columns} FOR UPDATE`, [player])
  return row ?? null
}
