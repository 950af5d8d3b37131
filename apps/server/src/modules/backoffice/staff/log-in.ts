import type { Passwords } from '#modules/identity'
import type { BackofficeNeeds } from '../needs.ts'
import { type StoredStaff, staffNamed } from '../store/staff.ts'
import { hasSecondFactor, spendStaffFactor } from './second-factor.ts'
import { tried } from './tries.ts'

export interface Typed {
  readonly name: string
  readonly password: string
  readonly code: string
  readonly address: string
}

/** Whoever it is; `no` says nothing about what was wrong, `wait` that it was tried too often. */
export const logIn = (
  needs: BackofficeNeeds & { readonly passwords: Passwords },
  { name, password, code, address }: Typed,
): Promise<StoredStaff | 'no' | 'wait'> =>
  tried(needs, { name, address }, async () => {
    const staff = await staffNamed(needs.database, name)
    const { matches } = await needs.passwords.verify(password, staff?.password_hash ?? null)
    if (staff === null || !matches || !staff.active) return null
    return (await factorIsRight(needs, staff, code)) ? staff : null
  })

/** Who has no app needs no code here: where one is required, all that is open to them is to set one up. */
const factorIsRight = async (
  needs: BackofficeNeeds,
  staff: StoredStaff,
  code: string,
): Promise<boolean> => !hasSecondFactor(staff) || (await spendStaffFactor(needs, staff, code))
