import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** As much of a device with a passkey as the server can see: it makes one key and signs with it. */
export interface TestAuthenticator {
  readonly credentialId: string
  /** Answers `beginPasskey`. */
  readonly create: (options: CreationOptions) => string
  /** Answers `requestPasskey`. */
  readonly get: (options: { challenge: string; rpId: string }) => string
  /** What the next answers say, where that differs from the truth. */
  readonly lies: Partial<Lies>
}

interface CreationOptions {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}

interface Lies {
  origin: string
  rpId: string
  challenge: string
  signCount: number
  userVerified: boolean
  userHandle: string
  type: string
}

const present = 0x01
const verified = 0x04
const hasKey = 0x40

/** @param origin of the page in which the device is used. */
export function testAuthenticator(origin: string): TestAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const credentialId = id.toString('base64url')
  const lies: Partial<Lies> = {}
  let signCount = 0
  let userHandle = ''

  const authenticatorData = (rpId: string, flags: number): Buffer => {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | present | ((lies.userVerified ?? true) ? verified : 0))
    head.writeUInt32BE(lies.signCount ?? signCount, 1)
    return Buffer.concat([sha256(lies.rpId ?? rpId), head])
  }
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const answer = (response: Record<string, string | undefined>): string =>
    JSON.stringify({ id: credentialId, rawId: credentialId, type: 'public-key', response })

  return {
    credentialId,
    lies,
    create: ({ challenge, rp, user }) => {
      userHandle = user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'))
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = [authenticatorData(rp.id, hasKey), Buffer.alloc(16), length, id, key]
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation(Buffer.concat(data)).toString('base64url'),
      })
    },
    get: ({ challenge, rpId }) => {
      signCount += 1
      const client = clientData('webauthn.get', challenge)
      const data = authenticatorData(rpId, 0)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: lies.userHandle ?? userHandle,
      })
    },
  }
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

// CBOR by hand: a map of five, {1: 2, 3: -7, -1: 1, -2: x, -3: y} (RFC 9053, section 7.1.1).
const coseKey = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    x,
    Buffer.from([0x22, 0x58, 0x20]),
    y,
  ])

// A map of three, {"fmt": "none", "attStmt": {}, "authData": …}.
function attestation(authData: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(authData.length)
  return Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    Buffer.from([0x59]),
    length,
    authData,
  ])
}

const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
