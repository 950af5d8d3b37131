import { createHash } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'

/** A wallet of the test chains whose key everybody may know. */
const secret = new Uint8Array(32).fill(7)
const addresses = {
  bitcoin: 'bcrt1q50rtrmj2f8vl9tem8qpfw36ylw5jg9j2dkku3w',
  litecoin: 'rltc1q50rtrmj2f8vl9tem8qpfw36ylw5jg9j2nmv4xs',
} as const

type Chain = keyof typeof addresses

export const addressOfWallet = (chain: Chain): string => addresses[chain]

/** Signs a message as wallets do it (BIP 137). */
export function signWithWallet(chain: Chain, message: string): string {
  const name = chain === 'bitcoin' ? 'Bitcoin' : 'Litecoin'
  const text = Buffer.concat([sized(`${name} Signed Message:\n`), sized(message)])
  const digest = sha256(sha256(text))
  const made = secp256k1.sign(digest, secret, { prehash: false, format: 'recovered' })
  const [which = 0, ...rest] = made
  return Buffer.from([39 + which, ...rest]).toString('base64')
}

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

function sized(text: string): Buffer {
  const bytes = Buffer.from(text)
  const { length } = bytes
  return Buffer.concat([
    Buffer.from(length < 0xfd ? [length] : [0xfd, length & 0xff, length >> 8]),
    bytes,
  ])
}
