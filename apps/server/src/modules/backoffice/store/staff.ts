import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Role } from '../staff/roles.ts'

/** Somebody who works here. */
export interface StoredStaff {
  readonly name: string
  readonly role: Role
  readonly password_hash: string
  readonly must_change: boolean
  readonly sealed_totp: Buffer | null
  readonly totp_confirmed: boolean
  /** Of an app that is being set up, and when that began; null: none is. */
  readonly pending_totp: Buffer | null
  readonly pending_totp_at: Date | null
  readonly active: boolean
  /** How many keys they have that sign in here. */
  readonly passkeys: number
  /** And how many of another host. */
  readonly other_keys: number
}

/** @param host the placeholder of the only host whose keys count; null: all do. */
const keys = (host: string, isCounted: boolean): string =>
  `(SELECT count(*)::int FROM backoffice_passkey AS key WHERE key.staff = backoffice_staff.name
    AND (${host}::text IS NULL OR key.rp_id = ${host}) IS ${isCounted})`
const columns = `name, role, password_hash, must_change, sealed_totp, totp_confirmed, pending_totp, pending_totp_at, active,
  ${keys('$2', true)} AS passkeys, ${keys('$2', false)} AS other_keys`

/** @param host the only one whose keys count; null: all do. */
export async function staffNamed(
  on: Queryable,
  name: string,
  host: string | null,
): Promise<StoredStaff | null> {
  const question = `SELECT ${columns} FROM backoffice_staff WHERE name = $1`
  const [row] = await rowsOf<StoredStaff>(on, question, [name, host])
  return row ?? null
}

const hold = 'SELECT FROM backoffice_staff WHERE name = $1 FOR UPDATE'

/** Holds somebody until the transaction ends, and reads what holds then: of two changes of their factors at once, the second sees the first. @param host the only one whose keys count; null: all do. */
export async function holdStaff(
  tx: Transaction,
  name: string,
  host: string | null,
): Promise<StoredStaff> {
  await tx.query(hold, [name])
  const staff = await staffNamed(tx, name, host)
  if (staff === null) throw new Error(`nobody is called ${name}`)
  return staff
}

const list = `
  SELECT name, role, active, email, totp_confirmed AS "hasApp", ${keys('$1', true)} AS passkeys,
    (SELECT count(*)::int FROM backoffice_recovery_code AS code WHERE code.staff = name AND used_at IS NULL) AS "recoveryCodesLeft"
  FROM backoffice_staff ORDER BY active DESC, name LIMIT 500`

/** Everybody who works here or did, by name. @param host the only one whose keys count; null: all do. */
export const listStaff = (
  on: Queryable,
  host: string | null,
): Promise<
  {
    name: string
    role: Role
    active: boolean
    hasApp: boolean
    passkeys: number
    recoveryCodesLeft: number
    email: string | null
  }[]
> => rowsOf(on, list, [host])
