import type { Assertion } from '@fairhouse/contract/calls/passkeys'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Ask } from '#platform/answer'
import type { IdentityNeeds } from '../needs.ts'
import { countPasskeyUse } from '../store/count-passkey-use.ts'
import type { PasskeyPurpose } from '../store/insert-passkey-challenge.ts'
import { passkeyById, type StoredPasskey } from '../store/passkey-by-id.ts'
import { holderOf, spendChallenge } from './challenge.ts'
import { challengeIn } from './client-data.ts'
import { userHandle } from './options.ts'
import { relyingParty } from './relying-party.ts'

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
  const { origins } = relyingParty(needs.publicOrigin, ask.host)
  const signCount = await countSigned({ assertion, passkey, challenge, origins })
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

/** How often the device says that it has signed; null when the signature or anything that it covers is wrong. */
async function countSigned(signed: {
  readonly assertion: Assertion
  readonly passkey: StoredPasskey
  readonly challenge: string
  readonly origins: readonly string[]
}): Promise<number | null> {
  const { assertion, passkey, challenge, origins } = signed
  const { clientDataJSON, authenticatorData, signature } = assertion.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: assertion.id,
        rawId: assertion.rawId,
        type: assertion.type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: passkey.rpId,
      credential: {
        id: assertion.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.signCount,
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (fault) {
    // Nothing but what a browser sent is looked at here, and whatever is wrong with that is told by an Error.
    if (fault instanceof Error) return null
    throw fault
  }
}
