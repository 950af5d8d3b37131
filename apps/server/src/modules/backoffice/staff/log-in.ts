import { createHash } from 'node:crypto'
import { type Passwords, stepOfCode } from '#modules/identity'
import { openSecret } from '#platform/sealed'
import type { BackofficeNeeds } from '../needs.ts'
import { attemptsSince, countAttempt, forgiveAttempts } from '../store/attempts.ts'
import { spendTotpStep } from '../store/change-staff.ts'
import { type StoredStaff, staffNamed } from '../store/staff.ts'

/** Tries in vain, by name and by address, after which nobody gets in for a while. */
const attemptsAllowed = 5
export const attemptsCountMs = 15 * 60_000

/** What a secret of one-time codes is sealed to. */
export const totpOwner = (name: string): string => `staff totp ${name}`

export interface Typed {
  readonly name: string
  readonly password: string
  readonly code: string
  readonly address: string
}

/** Whoever it is; `no` says nothing about what was wrong, `wait` that it was tried too often. */
export async function logIn(
  needs: BackofficeNeeds & { readonly passwords: Passwords },
  { name, password, code, address }: Typed,
): Promise<StoredStaff | 'no' | 'wait'> {
  const { database, clock, passwords } = needs
  const nowMs = clock.now()
  const keys = [keyOf('name', name), keyOf('address', address)]
  if ((await attemptsSince(database, keys, nowMs - attemptsCountMs)) >= attemptsAllowed)
    return 'wait'
  const staff = await staffNamed(database, name)
  const { matches } = await passwords.verify(password, staff?.password_hash ?? null)
  if (staff === null || !matches || !staff.active || !(await codeIsRight(needs, staff, code))) {
    await countAttempt(database, keys, nowMs)
    return 'no'
  }
  for (const key of keys) await forgiveAttempts(database, key)
  return staff
}

const keyOf = (kind: string, value: string): Buffer =>
  createHash('sha256').update(`${kind} ${value}`).digest()

/** Uses a code up; who has no app needs none. */
async function codeIsRight(
  { database, clock, secretsKey }: BackofficeNeeds,
  staff: Pick<StoredStaff, 'name' | 'sealed_totp' | 'totp_confirmed'>,
  code: string,
): Promise<boolean> {
  if (staff.sealed_totp === null || !staff.totp_confirmed) return true
  const secret = openSecret(secretsKey, totpOwner(staff.name), staff.sealed_totp)
  const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), clock.now())
  return step !== null && spendTotpStep(database, staff.name, step)
}
