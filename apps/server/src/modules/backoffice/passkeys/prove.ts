import type { StaffRefusal } from '@fairhouse/contract/backoffice/staff-call'
import type { Assertion, RequestOptions } from '@fairhouse/contract/webauthn'
import type { Passwords } from '#modules/identity'
import { tokenSha256 } from '#platform/session-token'
import { requestOptions } from '#platform/webauthn/options'
import { relyingParty } from '#platform/webauthn/relying-party'
import type { BackofficeNeeds } from '../needs.ts'
import { isPasswordEnough, spendStaffFactor } from '../staff/second-factor.ts'
import type { Present } from '../staff/sitting.ts'
import { tried } from '../staff/tries.ts'
import { staffPasskeys } from '../store/passkeys.ts'
import { proveSession } from '../store/sessions.ts'
import { together } from '../together.ts'
import { newChallenge } from './challenge.ts'
import { checkSignature } from './check-signature.ts'

type Needs = BackofficeNeeds & { readonly passwords: Passwords }

/** What a browser hands to a device that is to show that its owner is there. */
export async function beginProof(
  needs: BackofficeNeeds,
  { name, sessionId, host }: Present,
): Promise<RequestOptions> {
  const challenge = await newChallenge(needs, 'prove', { session: sessionId })
  const known = await staffPasskeys(needs.database, name)
  return requestOptions(relyingParty(needs.staff.origin, host), challenge, known)
}

/** Shows by a passkey that who sits there is its owner. Null: shown. */
export async function proveByKey(
  needs: BackofficeNeeds,
  present: Present,
  assertion: Assertion,
): Promise<StaffRefusal | null> {
  const { name, sessionId, host } = present
  const from = { purpose: 'prove', holder: { session: sessionId }, host } as const
  const right = await tried(needs, { 'own passkey': name }, async () => {
    const signed = await checkSignature(needs, assertion, from)
    return signed?.staff === name ? signed : null
  })
  if (typeof right === 'string') return right === 'wait' ? 'triedTooOften' : 'passkeyRefused'
  return proved(needs, present, { by: 'passkey', passkey: right.passkey })
}

/** The same by a code of the app or a recovery code. */
export async function proveByCodeOf(
  needs: BackofficeNeeds,
  present: Present,
  code: string,
): Promise<StaffRefusal | null> {
  const right = await tried(needs, { 'own code': present.name }, async () =>
    (await spendStaffFactor(needs, present.staff, code)) ? ('yes' as const) : null,
  )
  if (right !== 'yes') return right === 'wait' ? 'triedTooOften' : 'codeWrong'
  return proved(needs, present, { by: 'code' })
}

/** The same by the password: where there is a second factor, it is not enough. */
export async function proveByPasswordOf(
  needs: Needs,
  present: Present,
  password: string,
): Promise<StaffRefusal | null> {
  if (!isPasswordEnough(present.staff)) return 'secondFactorNeeded'
  const right = await tried(needs, { 'own password': present.name }, async () =>
    (await needs.passwords.verify(password, present.staff.password_hash)).matches
      ? ('yes' as const)
      : null,
  )
  if (right !== 'yes') return right === 'wait' ? 'triedTooOften' : 'passwordWrong'
  return proved(needs, present, { by: 'password' })
}

async function proved(
  needs: BackofficeNeeds,
  present: Present,
  facts: Readonly<Record<string, string>>,
): Promise<StaffRefusal | null> {
  const recorded = { deed: 'stepUp', subject: present.name, facts }
  const isDone = await together(needs, present, recorded, (tx) =>
    proveSession(tx, tokenSha256(present.token), needs.clock.now()),
  )
  return isDone ? null : 'notFound'
}
