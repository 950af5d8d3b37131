import { createPasswords, type Passwords } from '#modules/identity'
import type { Database, Transaction } from '#platform/database'
import { secretToken } from '#platform/ids'
import { writeDeed } from '../deeds/write-deed.ts'
import { setFirstPassword } from '../store/change-staff.ts'
import { endSessionsOf } from '../store/sessions.ts'
import { forgetFactors } from './second-factor.ts'

interface By {
  readonly nowMs: number
  /** Who does it. */
  readonly by: string
}

/** A password that is handed over by word of mouth. */
export async function newFirstPassword(
  passwords: Passwords,
): Promise<{ readonly password: string; readonly hash: string }> {
  const password = secretToken(12)
  return { password, hash: await passwords.hash(password) }
}

/**
 * Somebody begins anew: no app, no passkey, no recovery codes, no session, and a first password to be changed. That of before must not be enough to set
 * a second factor up in their place. False when nobody of the name works here.
 */
export async function beginAnew(
  tx: Transaction,
  { nowMs, by }: By,
  { name, hash }: { readonly name: string; readonly hash: string },
): Promise<boolean> {
  if (!(await setFirstPassword(tx, name, hash))) return false
  await forgetFactors(tx, name)
  await endSessionsOf(tx, name)
  await writeDeed(tx, { at: nowMs, staff: by, deed: 'resetStaff', subject: name, facts: {} })
  return true
}

/** The same by whoever runs the machine. @returns the first password; null when nobody of the name works here. */
export async function resetStaff(
  { database, ...by }: By & { readonly database: Database },
  name: string,
): Promise<string | null> {
  const { password, hash } = await newFirstPassword(createPasswords())
  const isDone = await database.transaction((tx) => beginAnew(tx, by, { name, hash }))
  return isDone ? password : null
}
