import type { Assertion } from '@fairhouse/contract/webauthn'
import type { Ask } from '#platform/answer'
import { challengeIn } from '#platform/webauthn/client-data'
import { countSigned } from '#platform/webauthn/count-signed'
import { relyingParty } from '#platform/webauthn/relying-party'
import type { IdentityNeeds } from '../needs.ts'
import { countPasskeyUse } from '../store/count-passkey-use.ts'
import type { PasskeyPurpose } from '../store/insert-passkey-challenge.ts'
import { passkeyById, type StoredPasskey } from '../store/passkey-by-id.ts'
import { holderOf, spendChallenge } from './challenge.ts'
import { userHandle } from './user-handle.ts'

/**
 * Whose passkey has signed what this browser was asked to have signed: once, just now, for this house, by a person whom the device
 * has recognised. Null for anything else.
 */
export async function checkAssertion(
  needs: IdentityNeeds,
  ask: Ask,
  { purpose, assertion }: { readonly purpose: PasskeyPurpose; readonly assertion: Assertion },
): Promise<StoredPasskey | null> {
  const holder = holderOf(ask)
  const challenge = challengeIn(assertion.response.clientDataJSON)
  if (holder === null || challenge === null) return null
  if (!(await spendChallenge(needs, { challenge, purpose, holder }))) return null

  const credentialId = Buffer.from(assertion.id, 'base64url')
  const passkey = await passkeyById(needs.database, credentialId)
  if (passkey === null || !isOwnHandle(needs, passkey, assertion)) return null
  const party = relyingParty(needs.publicOrigin, ask.host)
  const signCount = await countSigned(passkey, assertion, { challenge, party })
  if (signCount === null) return null
  const use = { signCount, nowMs: needs.clock.now() }
  return (await countPasskeyUse(needs.database, credentialId, use)) ? passkey : null
}

/** A device that names whose key it is must name the one that we know. */
const isOwnHandle = (
  { secretsKey }: IdentityNeeds,
  { player }: StoredPasskey,
  { response }: Assertion,
): boolean =>
  (response.userHandle ?? null) === null || response.userHandle === userHandle(secretsKey, player)
