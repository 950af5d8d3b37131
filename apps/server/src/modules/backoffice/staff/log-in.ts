import { assertion } from '@fairhouse/contract/webauthn'
import type { Passwords } from '#modules/identity'
import type { BackofficeNeeds } from '../needs.ts'
import { checkSignature, type Signed } from '../passkeys/check-signature.ts'
import { type StoredStaff, staffNamed } from '../store/staff.ts'
import { hasSecondFactor, spendStaffFactor } from './second-factor.ts'
import { tried } from './tries.ts'

export interface Typed {
  readonly name: string
  readonly password: string
  readonly code: string
  /** What a device has signed, as JSON; empty where no passkey was used. */
  readonly passkey: string
  /** What the sign-in page is known by; null where it asked for no passkey. */
  readonly door: string | null
  readonly host: string
  readonly address: string
}

type Way = 'password' | 'passwordAndCode' | 'passwordAndPasskey' | 'passkey'

/** Somebody who may come in, and by what they were known. */
interface LoggedIn {
  readonly staff: StoredStaff
  readonly by: Way
}

type Needs = BackofficeNeeds & { readonly passwords: Passwords }

/**
 * Whoever it is; `no` says nothing about what was wrong, `wait` that it was tried too often. A passkey, whose device recognised its user,
 * is enough; with a password typed besides, both have to be right and of the same person.
 */
export const logIn = (needs: Needs, typed: Typed): Promise<LoggedIn | 'no' | 'wait'> =>
  typed.passkey !== '' && typed.password === '' ? byPasskey(needs, typed) : byPassword(needs, typed)

/** Counted apart from passwords: who guesses those must not shut out who has a key. */
const byPasskey = (needs: Needs, typed: Typed): Promise<LoggedIn | 'no' | 'wait'> =>
  tried(needs, { 'passkey address': typed.address }, async () => {
    const signed = await signedAtDoor(needs, typed)
    const staff = signed === null ? null : await staffNamed(needs.database, signed.staff)
    return staff?.active === true ? { staff, by: 'passkey' } : null
  })

const byPassword = (needs: Needs, typed: Typed): Promise<LoggedIn | 'no' | 'wait'> => {
  const { name, password, address } = typed
  return tried(needs, { name, address }, async () => {
    const staff = await staffNamed(needs.database, name)
    const { matches } = await needs.passwords.verify(password, staff?.password_hash ?? null)
    if (staff === null || !matches || !staff.active) return null
    const by = await wayOf(needs, staff, typed)
    return by === null ? null : { staff, by }
  })
}

/** Who has no second factor needs none here: where one is required, all that is open to them is to set one up. */
async function wayOf(needs: Needs, staff: StoredStaff, typed: Typed): Promise<Way | null> {
  if (typed.passkey !== '')
    return (await signedAtDoor(needs, typed))?.staff === staff.name ? 'passwordAndPasskey' : null
  if (!hasSecondFactor(staff)) return 'password'
  return (await spendStaffFactor(needs, staff, typed.code)) ? 'passwordAndCode' : null
}

async function signedAtDoor(
  needs: Needs,
  { passkey, door, host }: Pick<Typed, 'passkey' | 'door' | 'host'>,
): Promise<Signed | null> {
  const read = assertion.safeParse(passkey)
  if (!read.success || door === null) return null
  return checkSignature(needs, read.data, { purpose: 'logIn', holder: { door }, host })
}
