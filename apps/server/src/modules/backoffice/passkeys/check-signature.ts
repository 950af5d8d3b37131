import { createHmac } from 'node:crypto'
import type { Assertion } from '@fairhouse/contract/webauthn'
import { challengeIn } from '#platform/webauthn/client-data'
import { countSigned } from '#platform/webauthn/count-signed'
import { relyingParty } from '#platform/webauthn/relying-party'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import type { Purpose } from '../store/passkey-challenges.ts'
import { countStaffPasskey, staffPasskey } from '../store/passkeys.ts'
import { type Holder, spendChallenge } from './challenge.ts'

type Needs = Pick<BackofficeNeeds, 'database' | 'clock' | 'log' | 'secretsKey' | 'staff'>

/** A key that signed. */
export interface Signed {
  readonly staff: string
  readonly id: Buffer
  /** As the chain of deeds names it. */
  readonly passkey: string
}

/** By what a device tells people apart: nothing about them can be read from it. */
export const staffHandle = (secretsKey: Uint8Array, name: string): string =>
  createHmac('sha256', secretsKey).update(`passkey of staff ${name}`).digest('base64url')

/** The beginning of a key's id: enough to tell one from another in the chain of deeds. */
export const shortIdOf = (id: Buffer): string => id.toString('base64url').slice(0, 12)

/** What a signature is said to be good for, and of which browser; `host`: the one that was asked, with its port. */
interface From {
  readonly purpose: Purpose
  readonly holder: Holder
  readonly host: string
}

/**
 * Whose key has signed what this browser was asked to have signed: once, just now, for the desk, by a person whom the device has
 * recognised. Null for anything else.
 */
export async function checkSignature(
  needs: Needs,
  assertion: Assertion,
  from: From,
): Promise<Signed | null> {
  const challenge = await spentChallenge(needs, assertion, from)
  return challenge === null ? null : signerOf(needs, assertion, { challenge, host: from.host })
}

/** Uses the challenge up that a device says it has signed. Null: this browser was not asked that, or long ago; nobody's key was looked at. */
export async function spentChallenge(
  needs: Needs,
  assertion: Assertion,
  from: Omit<From, 'host'>,
): Promise<string | null> {
  const challenge = challengeIn(assertion.response.clientDataJSON)
  return challenge !== null && (await spendChallenge(needs, challenge, from)) ? challenge : null
}

/** Whose key has signed a challenge that was spent. A key that has signed less often than before is a copy: it opens nothing, and that is written down. */
export async function signerOf(
  needs: Needs,
  assertion: Assertion,
  { challenge, host }: { readonly challenge: string; readonly host: string },
): Promise<Signed | null> {
  const id = Buffer.from(assertion.id, 'base64url')
  const key = await staffPasskey(needs.database, id)
  if (key === null || !isOwnHandle(needs, key.staff, assertion)) return null
  const party = relyingParty(needs.staff.origin, host)
  const signCount = await countSigned(key, assertion, { challenge, party })
  if (signCount === null) return null
  const signed = { staff: key.staff, id, passkey: shortIdOf(id) }
  if (await countStaffPasskey(needs.database, id, { signCount, nowMs: needs.clock.now() }))
    return signed
  await recordCopy(needs, signed, signCount)
  return null
}

/** A device that names whose key it is must name the one that we know. */
const isOwnHandle = (
  { secretsKey }: Needs,
  staff: string,
  { response: { userHandle } }: Assertion,
): boolean => (userHandle ?? null) === null || userHandle === staffHandle(secretsKey, staff)

async function recordCopy(
  { database, clock, log }: Needs,
  { staff, passkey }: Signed,
  signCount: number,
): Promise<void> {
  log.warn({ staff, passkey, signCount }, 'a passkey of staff signed less often than before')
  const done = { at: clock.now(), staff, deed: 'refuseCopiedPasskey', subject: staff }
  await database.transaction((tx) => writeDeed(tx, { ...done, facts: { passkey, signCount } }))
}
