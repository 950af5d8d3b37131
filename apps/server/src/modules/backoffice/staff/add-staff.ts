import { createPasswords } from '#modules/identity'
import type { Database } from '#platform/database'
import { secretToken } from '#platform/ids'
import { writeDeed } from '../deeds/write-deed.ts'
import { deactivateStaff } from '../store/change-staff.ts'
import { insertStaff } from '../store/insert-staff.ts'
import { endSessionsOf } from '../store/sessions.ts'
import type { Role } from './roles.ts'

interface By {
  readonly database: Database
  readonly nowMs: number
  /** Whoever runs the machine. */
  readonly by: string
}

/** Lets somebody work here. @returns the password for the first log-in; null when the name is taken. */
export async function addStaff(
  { database, nowMs, by }: By,
  { name, role }: { readonly name: string; readonly role: Role },
): Promise<string | null> {
  const password = secretToken(12)
  const passwordHash = await createPasswords().hash(password)
  return database.transaction(async (tx) => {
    const staff = { name, role, passwordHash, mustChange: true, nowMs }
    if (!(await insertStaff(tx, staff))) return null
    await writeDeed(tx, { at: nowMs, staff: by, deed: 'addStaff', subject: name, facts: { role } })
    return password
  })
}

/** Somebody no longer works here; his sessions end at once. False when there is nobody of the name. */
export const removeStaff = ({ database, nowMs, by }: By, name: string): Promise<boolean> =>
  database.transaction(async (tx) => {
    if (!(await deactivateStaff(tx, name))) return false
    await endSessionsOf(tx, name)
    await writeDeed(tx, { at: nowMs, staff: by, deed: 'removeStaff', subject: name, facts: {} })
    return true
  })
