import type { NewCredential } from '@fairhouse/contract/calls/passkeys'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { PlayerAsk } from '#platform/answer'
import type { IdentityNeeds } from '../needs.ts'
import type { NewPasskey } from '../store/insert-passkey.ts'
import { spendChallenge } from './challenge.ts'
import { challengeIn } from './client-data.ts'
import { algorithms } from './options.ts'
import { type RelyingParty, relyingParty } from './relying-party.ts'

/** The key that a device has made because this session asked for it, just now, for this house. Null for anything else. */
export async function checkNewKey(
  needs: IdentityNeeds,
  ask: PlayerAsk,
  credential: NewCredential,
): Promise<Omit<NewPasskey, 'name' | 'nowMs'> | null> {
  const challenge = challengeIn(credential.response.clientDataJSON)
  if (challenge === null) return null
  const holder = { sessionId: ask.sessionId }
  if (!(await spendChallenge(needs, { challenge, purpose: 'add', holder }))) return null
  const party = relyingParty(needs.publicOrigin, ask.host)
  const made = await madeKey(credential, challenge, party)
  if (made === null) return null
  return {
    credentialId: Buffer.from(made.credential.id, 'base64url'),
    player: ask.player,
    publicKey: made.credential.publicKey,
    signCount: made.credential.counter,
    transports: credential.response.transports,
    rpId: party.id,
    synced: made.credentialDeviceType === 'multiDevice',
  }
}

async function madeKey(credential: NewCredential, challenge: string, party: RelyingParty) {
  const { clientDataJSON, attestationObject } = credential.response
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credential.id,
        rawId: credential.rawId,
        type: credential.type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...algorithms],
    })
    return registrationInfo ?? null
  } catch (fault) {
    // Nothing but what a browser sent is looked at here, and whatever is wrong with that is told by an Error.
    if (fault instanceof Error) return null
    throw fault
  }
}
