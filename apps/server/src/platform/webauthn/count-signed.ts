import type { Assertion } from '@fairhouse/contract/webauthn'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { RelyingParty } from './relying-party.ts'

/** A key as it is kept, as far as a signature is held to it. */
export interface KeptKey {
  readonly publicKey: Uint8Array
  readonly rpId: string
}

/**
 * How often the device says that it has signed; null when the signature or anything that it covers is wrong: the challenge, the page,
 * the host, or that the device has recognised its user. Whether it has signed less often than before is for who keeps the key.
 */
export async function countSigned(
  { publicKey, rpId }: KeptKey,
  assertion: Assertion,
  { challenge, party }: { readonly challenge: string; readonly party: RelyingParty },
): Promise<number | null> {
  // A host beneath another could ask for the other's keys, and sees none of them used here.
  if (rpId !== party.id) return null
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
      expectedOrigin: [...party.origins],
      expectedRPID: party.id,
      // Held to the count in the database, by one statement: of two uses at once the library would see neither.
      credential: { id: assertion.id, publicKey: new Uint8Array(publicKey), counter: 0 },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (fault) {
    // Nothing but what a browser sent is looked at here, and whatever is wrong with that is told by an Error.
    if (fault instanceof Error) return null
    throw fault
  }
}
