import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { MadeKey } from '#platform/webauthn/made-key'

/** A key as it is checked. */
export interface StoredPasskey {
  readonly staff: string
  readonly publicKey: Buffer
  readonly rpId: string
}

/** A key as its owner sees it. */
export interface ListedPasskey {
  readonly credential_id: Buffer
  readonly name: string
  readonly rp_id: string
  readonly synced: boolean
  readonly transports: readonly string[]
  readonly created_at: Date
  readonly used_at: Date | null
}

const list = `
  SELECT credential_id, name, rp_id, synced, transports, created_at, used_at
  FROM backoffice_passkey WHERE staff = $1 ORDER BY created_at, credential_id`
const elsewhere = `
  SELECT count(*)::int AS keys FROM backoffice_passkey JOIN backoffice_staff ON backoffice_staff.name = staff
  WHERE role = 'owner' AND active AND rp_id <> $1`
const byId = `
  SELECT staff, public_key AS "publicKey", rp_id AS "rpId" FROM backoffice_passkey WHERE credential_id = $1`
const insert = `
  INSERT INTO backoffice_passkey
    (credential_id, staff, public_key, sign_count, transports, rp_id, synced, name, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9::double precision / 1000)) ON CONFLICT DO NOTHING`
// A device that does not count says 0 for ever.
const count = `
  UPDATE backoffice_passkey SET sign_count = $2, used_at = to_timestamp($3::double precision / 1000)
  WHERE credential_id = $1 AND (sign_count < $2 OR (sign_count = 0 AND $2 = 0))`
const rename = 'UPDATE backoffice_passkey SET name = $3 WHERE staff = $1 AND credential_id = $2'
const remove =
  'DELETE FROM backoffice_passkey WHERE staff = $1 AND credential_id = $2 RETURNING name'
const removeAll = 'DELETE FROM backoffice_passkey WHERE staff = $1'

/** How many keys of owners who work here were made for other hosts than this: they sign in nowhere. Null: every host has its own. */
export async function ownersKeysElsewhere(on: Queryable, host: string | null): Promise<number> {
  const [row] = await rowsOf<{ keys: number }>(on, elsewhere, [host])
  return row?.keys ?? 0
}

/** Somebody's keys, the oldest first. */
export const staffPasskeys = (on: Queryable, staff: string): Promise<ListedPasskey[]> =>
  rowsOf(on, list, [staff])

/** Whose key it is; null for one that nobody has. */
export async function staffPasskey(on: Queryable, id: Buffer): Promise<StoredPasskey | null> {
  const [row] = await rowsOf<StoredPasskey>(on, byId, [id])
  return row ?? null
}

/** False when the key is somebody's already. */
export async function insertStaffPasskey(
  tx: Transaction,
  staff: string,
  key: MadeKey & { readonly name: string; readonly nowMs: number },
): Promise<boolean> {
  const { credentialId, publicKey, signCount, transports, rpId, synced, name, nowMs } = key
  const values = [credentialId, staff, publicKey, signCount, transports, rpId, synced, name, nowMs]
  return (await tx.query(insert, values)).rowCount === 1
}

/** Writes a use down. False when the key has been used further already: then one of two is a copy. */
export async function countStaffPasskey(
  on: Queryable,
  id: Buffer,
  { signCount, nowMs }: { readonly signCount: number; readonly nowMs: number },
): Promise<boolean> {
  return (await on.query(count, [id, signCount, nowMs])).rowCount === 1
}

/** False when somebody has no such key. */
export async function renameStaffPasskey(
  tx: Transaction,
  staff: string,
  { id, name }: { readonly id: Buffer; readonly name: string },
): Promise<boolean> {
  return (await tx.query(rename, [staff, id, name])).rowCount === 1
}

/** @returns what it was called; null when somebody has no such key. */
export async function removeStaffPasskey(
  tx: Transaction,
  staff: string,
  id: Buffer,
): Promise<string | null> {
  const [row] = await rowsOf<{ name: string }>(tx, remove, [staff, id])
  return row?.name ?? null
}

export async function removeStaffPasskeys(tx: Transaction, staff: string): Promise<void> {
  await tx.query(removeAll, [staff])
}
