import type { Queryable } from '#platform/database'
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
  readonly active: boolean
}

const columns = 'name, role, password_hash, must_change, sealed_totp, totp_confirmed, active'

export async function staffNamed(on: Queryable, name: string): Promise<StoredStaff | null> {
  const question = `SELECT ${columns} FROM backoffice_staff WHERE name = $1`
  const [row] = await rowsOf<StoredStaff>(on, question, [name])
  return row ?? null
}

const list = `
  SELECT name, role, active, email, totp_confirmed AS "hasApp",
    (SELECT count(*)::int FROM backoffice_recovery_code AS code WHERE code.staff = name AND used_at IS NULL) AS "recoveryCodesLeft"
  FROM backoffice_staff ORDER BY active DESC, name LIMIT 500`

/** Everybody who works here or did, by name. */
export const listStaff = (
  on: Queryable,
): Promise<
  {
    name: string
    role: Role
    active: boolean
    hasApp: boolean
    recoveryCodesLeft: number
    email: string | null
  }[]
> => rowsOf(on, list, [])
