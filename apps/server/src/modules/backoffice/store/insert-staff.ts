import type { Queryable } from '#platform/database'
import type { Role } from '../staff/roles.ts'

const statement = `
  INSERT INTO backoffice_staff (name, role, password_hash, must_change, created_at)
  VALUES ($1, $2, $3, $4, to_timestamp($5::double precision / 1000)) ON CONFLICT DO NOTHING`

/** False when the name is taken, by somebody who works here or did. */
export async function insertStaff(
  on: Queryable,
  staff: {
    readonly name: string
    readonly role: Role
    readonly passwordHash: string
    readonly mustChange: boolean
    readonly nowMs: number
  },
): Promise<boolean> {
  const { name, role, passwordHash, mustChange, nowMs } = staff
  const { rowCount } = await on.query(statement, [name, role, passwordHash, mustChange, nowMs])
  return rowCount === 1
}
