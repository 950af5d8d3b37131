import { assertion } from '@fairhouse/contract/webauthn'
import type { Passwords } from '#modules/identity'
import { onlyHost } from '#platform/webauthn/relying-party'
import type { BackofficeNeeds } from '../needs.ts'
import {
  checkSignature,
  type Signed,
  signerOf,
  spentChallenge,
} from '../passkeys/check-signature.ts'
import { type StoredStaff, staffNamed } from '../store/staff.ts'
import { isPasswordEnough, spendStaffFactor } from './second-factor.ts'
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
  /** The passkey that was used; null: none. */
  readonly key: Signed | null
}

type Needs = BackofficeNeeds & { readonly passwords: Passwords }

/**
 * Whoever it is; `no` says nothing about what was wrong, `wait` that it was tried too often. A passkey, whose device recognised its user,
 * is enough; with a password typed besides, both have to be right and of the same person.
 */
export const logIn = (needs: Needs, typed: Typed): Promise<LoggedIn | 'no' | 'wait'> =>
  typed.passkey !== '' && typed.password === '' ? byPasskey(needs, typed) : byPassword(needs, typed)

/**
 * Counted apart from passwords: who guesses those must not shut out who has a key. What was signed over no challenge of this page is not
 * counted: it guesses nothing, and would cost whoever shuts out a whole office behind one address no more than five posts.
 */
async function byPasskey(needs: Needs, typed: Typed): Promise<LoggedIn | 'no' | 'wait'> {
  const { host, address } = typed
  const given = givenAtDoor(typed)
  const challenge = given && (await spentChallenge(needs, given.assertion, given.from))
  if (!given || challenge === null) return 'no'
  return tried(needs, { 'passkey address': address }, async () => {
    const signed = await signerOf(needs, given.assertion, { challenge, host })
    const staff =
      signed === null
        ? null
        : await staffNamed(needs.database, signed.staff, onlyHost(needs.staff.origin))
    return staff?.active === true ? { staff, by: 'passkey', key: signed } : null
  })
}

const byPassword = (needs: Needs, typed: Typed): Promise<LoggedIn | 'no' | 'wait'> => {
  const { name, password, address } = typed
  return tried(needs, { name, address }, async () => {
    const staff = await staffNamed(needs.database, name, onlyHost(needs.staff.origin))
    const { matches } = await needs.passwords.verify(password, staff?.password_hash ?? null)
    if (staff === null || !matches || !staff.active) return null
    const way = await wayOf(needs, staff, typed)
    return way === null ? null : { staff, ...way }
  })
}

/** Who has no second factor needs none here: where one is required, all that is open to them is to set one up. */
async function wayOf(
  needs: Needs,
  staff: StoredStaff,
  typed: Typed,
): Promise<Omit<LoggedIn, 'staff'> | null> {
  if (typed.passkey !== '') {
    const given = givenAtDoor(typed)
    const signed =
      given && (await checkSignature(needs, given.assertion, { ...given.from, host: typed.host }))
    return signed?.staff === staff.name ? { by: 'passwordAndPasskey', key: signed } : null
  }
  if (isPasswordEnough(staff)) return { by: 'password', key: null }
  const isRight = await spendStaffFactor(needs, staff, typed.code)
  return isRight ? { by: 'passwordAndCode', key: null } : null
}

/** What a device is said to have signed, and for what; null: nothing that could be checked. */
function givenAtDoor({ passkey, door }: Pick<Typed, 'passkey' | 'door'>) {
  const read = assertion.safeParse(passkey)
  if (!read.success || door === null) return null
  return { assertion: read.data, from: { purpose: 'logIn', holder: { door } } } as const
}
