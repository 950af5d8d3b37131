import { createHmac } from 'node:crypto'
import type { ReplyOf } from '@fairhouse/contract/call'
import type { beginPasskey, requestPasskey } from '@fairhouse/contract/calls/passkeys'
import type { PlayerId } from '#platform/ids'
import type { ListedPasskey } from '../store/passkeys-of.ts'
import type { RelyingParty } from './relying-party.ts'

/** COSE: Ed25519, ECDSA with P-256, RSA with PKCS#1. What every device in use has one of. */
export const algorithms: readonly number[] = [-8, -7, -257]

/** For how long a browser waits for its player. */
const timeout = 5 * 60_000

/** By what a device tells players apart: nothing about them can be read from it. */
export const userHandle = (secretsKey: Uint8Array, player: PlayerId): string =>
  createHmac('sha256', secretsKey).update(`passkey user ${player}`).digest('base64url')

export function creationOptions(asked: {
  readonly party: RelyingParty
  readonly brand: string
  readonly login: string
  readonly handle: string
  readonly challenge: string
  /** Keys that the player has: a device that keeps one makes no other. */
  readonly known: readonly ListedPasskey[]
}): ReplyOf<typeof beginPasskey>['options'] {
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

export const requestOptions = (
  party: RelyingParty,
  challenge: string,
  allowed: readonly ListedPasskey[],
): ReplyOf<typeof requestPasskey>['options'] => ({
  challenge,
  rpId: party.id,
  timeout,
  allowCredentials: allowed.map(described),
  userVerification: 'required',
})

const described = ({ credential_id: id, transports }: ListedPasskey) => ({
  id: id.toString('base64url'),
  type: 'public-key' as const,
  transports: [...transports],
})
