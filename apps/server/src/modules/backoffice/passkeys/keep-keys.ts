import type { StaffRefusal } from '@fairhouse/contract/backoffice/staff-call'
import type { CreationOptions, NewCredential } from '@fairhouse/contract/webauthn'
import type { Transaction } from '#platform/database'
import { tokenSha256 } from '#platform/session-token'
import { challengeIn } from '#platform/webauthn/client-data'
import { type MadeKey, madeKey } from '#platform/webauthn/made-key'
import { creationOptions } from '#platform/webauthn/options'
import { onlyHost, relyingParty } from '#platform/webauthn/relying-party'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { forgetCodes, freshCodes, hasApp, hasSecondFactor } from '../staff/second-factor.ts'
import { holdSitting } from '../staff/hold-sitting.ts'
import type { Present } from '../staff/sitting.ts'
import {
  insertStaffPasskey,
  removeStaffPasskey,
  renameStaffPasskey,
  staffPasskeys,
} from '../store/passkeys.ts'
import { endOtherSessions, endOtherSessionsOfKey } from '../store/sessions.ts'
import { holdStaff } from '../store/staff.ts'
import { together } from '../together.ts'
import { newChallenge, spendChallenge } from './challenge.ts'
import { shortIdOf, staffHandle } from './check-signature.ts'

/** Somebody has a few devices; more keys than this are no convenience. */
const passkeysAtMost = 10

type Refused = { readonly refused: StaffRefusal }

/** What a browser hands to a device that is to make a key for who sits there. */
export async function beginKey(
  needs: BackofficeNeeds,
  { name, sessionId, host }: Present,
): Promise<Refused | { readonly options: CreationOptions }> {
  const known = await staffPasskeys(needs.database, name)
  if (known.length >= passkeysAtMost) return { refused: 'tooManyPasskeys' }
  return {
    options: creationOptions({
      party: relyingParty(needs.staff.origin, host),
      brand: `${needs.brand} desk`,
      login: name,
      handle: staffHandle(needs.secretsKey, name),
      challenge: await newChallenge(needs, 'add', { session: sessionId }),
      known,
    }),
  }
}

/** Adds the key that a device has made for this session. @returns `codes`: recovery codes where it is the first second factor, else null. */
export async function addKey(
  needs: BackofficeNeeds,
  present: Present,
  { credential, name }: { readonly credential: NewCredential; readonly name: string },
): Promise<Refused | { readonly codes: readonly string[] | null }> {
  const made = await checkedKey(needs, present, credential)
  if (made === null) return { refused: 'passkeyRefused' }
  return needs.database.transaction(async (tx) => {
    const nowMs = needs.clock.now()
    // A key would outlive the session, and whatever ended it.
    const staff = await holdSitting(tx, present, onlyHost(needs.staff.origin))
    if (staff === null) return { refused: 'passkeyRefused' }
    if (staff.passkeys + staff.other_keys >= passkeysAtMost) return { refused: 'tooManyPasskeys' }
    if (!(await insertStaffPasskey(tx, staff.name, { ...made, name, nowMs })))
      return { refused: 'passkeyRefused' }
    const facts = { passkey: shortIdOf(made.credentialId), name, host: made.rpId }
    await recorded(needs, tx, present, { deed: 'addPasskey', facts })
    if (hasSecondFactor(staff)) return { codes: null }
    // Whoever got in elsewhere did so with the password alone.
    await endOtherSessions(tx, staff.name, tokenSha256(present.token))
    return { codes: await freshCodes(tx, staff.name) }
  })
}

async function checkedKey(
  needs: BackofficeNeeds,
  { sessionId, host }: Present,
  credential: NewCredential,
): Promise<MadeKey | null> {
  const challenge = challengeIn(credential.response.clientDataJSON)
  if (challenge === null) return null
  const made = { purpose: 'add', holder: { session: sessionId } } as const
  if (!(await spendChallenge(needs, challenge, made))) return null
  return madeKey(credential, challenge, relyingParty(needs.staff.origin, host))
}

/** False when who sits there has no such key. */
export const renameKey = (
  needs: BackofficeNeeds,
  present: Present,
  { id, name }: { readonly id: Buffer; readonly name: string },
): Promise<boolean> => {
  const facts = { passkey: shortIdOf(id), name }
  return together(needs, present, { deed: 'renamePasskey', subject: present.name, facts }, (tx) =>
    renameStaffPasskey(tx, present.name, { id, name }),
  )
}

/** Removes a key. Null: it is gone. Who must have a second factor keeps one. */
export const removeKey = (
  needs: BackofficeNeeds,
  present: Present,
  id: Buffer,
): Promise<StaffRefusal | null> =>
  needs.database.transaction(async (tx) => {
    const host = onlyHost(needs.staff.origin)
    const staff = await holdStaff(tx, present.name, host)
    const keys = await staffPasskeys(tx, present.name)
    const gone = keys.find((key) => key.credential_id.equals(id))
    if (gone === undefined) return 'notFound'
    const counts = host === null || gone.rp_id === host
    const isLast = counts && staff.passkeys === 1 && !hasApp(staff)
    if (isLast && needs.staff.secondFactor) return 'lastFactor'
    // Whoever sits elsewhere by the key may be why it goes.
    await endOtherSessionsOfKey(tx, id, tokenSha256(present.token))
    const name = await removeStaffPasskey(tx, present.name, id)
    if (keys.length === 1 && !hasApp(staff)) await forgetCodes(tx, present.name)
    const facts = { passkey: shortIdOf(id), name }
    await recorded(needs, tx, present, { deed: 'removePasskey', facts })
    return null
  })

const recorded = (
  { clock }: Pick<BackofficeNeeds, 'clock'>,
  tx: Transaction,
  { name }: Present,
  done: { readonly deed: string; readonly facts: Readonly<Record<string, string | null>> },
): Promise<void> => writeDeed(tx, { at: clock.now(), staff: name, subject: name, ...done })
