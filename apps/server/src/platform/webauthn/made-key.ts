import type { NewCredential } from '@fairhouse/contract/webauthn'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { algorithms } from './options.ts'
import type { RelyingParty } from './relying-party.ts'

/** A key that a device has made, as it is kept. */
export interface MadeKey {
  readonly credentialId: Buffer
  readonly publicKey: Uint8Array
  readonly signCount: number
  readonly transports: readonly string[]
  readonly rpId: string
  /** Whether it is kept in several of its owner's devices. */
  readonly synced: boolean
}

/** The key that a device has made over this challenge, for this house, after it has recognised its user. Null for anything else. */
export async function madeKey(
  credential: NewCredential,
  challenge: string,
  party: RelyingParty,
): Promise<MadeKey | null> {
  const { clientDataJSON, attestationObject, transports } = credential.response
  try {
    const { registrationInfo: made } = await verifyRegistrationResponse({
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
    if (made === undefined) return null
    return {
      credentialId: Buffer.from(made.credential.id, 'base64url'),
      publicKey: made.credential.publicKey,
      signCount: made.credential.counter,
      transports,
      rpId: party.id,
      synced: made.credentialDeviceType === 'multiDevice',
    }
  } catch (fault) {
    // Nothing but what a browser sent is looked at here, and whatever is wrong with that is told by an Error.
    if (fault instanceof Error) return null
    throw fault
  }
}
