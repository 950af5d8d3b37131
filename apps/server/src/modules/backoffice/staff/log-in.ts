import { createHash } from 'node:crypto'
import type { Passwords } from '#modules/identity'
import type { BackofficeNeeds } from '../needs.ts'
import { attemptsSince, countAttempt, forgiveAttempts } from '../store/attempts.ts'
import { type StoredStaff, staffNamed } from '../store/staff.ts'
import { hasSecondFactor, spendStaffFactor } from './second-factor.ts'

/** Tries in vain, by name and by address, after which nobody gets in for a while. */
const attemptsAllowed = 5
export const attemptsCountMs = 15 * 60_000

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
  if (staff === null || !matches || !staff.active || !(await factorIsRight(needs, staff, code))) {
    await countAttempt(database, keys, nowMs)
    return 'no'
  }
  for (const key of keys) await forgiveAttempts(database, key)
  return staff
}

const keyOf = (kind: string, value: string): Buffer =>
  createHash('sha256').update(`${kind} ${value}`).digest()

/** Who has no app needs no code here: where one is required, all that is open to them is to set one up. */
const factorIsRight = async (
  needs: BackofficeNeeds,
  staff: StoredStaff,
  code: string,
): Promise<boolean> => !hasSecondFactor(staff) || (await spendStaffFactor(needs, staff, code))
