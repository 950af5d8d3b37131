import type { CreationOptions, RequestOptions } from '@fairhouse/contract/webauthn'
import type { RelyingParty } from './relying-party.ts'

/** A key as its owner's browser has to know it. */
export interface KnownKey {
  readonly credential_id: Buffer
  readonly transports: readonly string[]
}

/** COSE: Ed25519, ECDSA with P-256, RSA with PKCS#1. What every device in use has one of. */
export const algorithms: readonly number[] = [-8, -7, -257]

/** For how long a browser waits for its user. */
const timeout = 5 * 60_000

/** What a browser hands to a device that is to make a key. @param asked `handle`: by what a device tells users apart. */
export function creationOptions(asked: {
  readonly party: RelyingParty
  readonly brand: string
  readonly login: string
  readonly handle: string
  readonly challenge: string
  /** Keys that the user has: a device that keeps one makes no other. */
  readonly known: readonly KnownKey[]
}): CreationOptions {
  const { party, brand, login, handle, challenge, known } = asked
  return {
    challenge,
    rp: { id: party.id, name: brand },
    user: { id: handle, name: login, displayName: login },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout,
    excludeCredentials: known.map(described),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/** What a browser hands to a device that is to sign. @param allowed none: any key of this host that the device keeps. */
export const requestOptions = (
  party: RelyingParty,
  challenge: string,
  allowed: readonly KnownKey[],
): RequestOptions => ({
  challenge,
  rpId: party.id,
  timeout,
  allowCredentials: allowed.map(described),
  userVerification: 'required',
})

const described = ({ credential_id: id, transports }: KnownKey) => ({
  id: id.toString('base64url'),
  type: 'public-key' as const,
  transports: [...transports],
})
