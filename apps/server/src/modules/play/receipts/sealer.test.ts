import { createPublicKey, hash, verify } from 'node:crypto'
import { type Seal, sealedMessage, sealedRoot } from '@fairhouse/fairness/receipt'
import { describe, expect, it } from 'vitest'
import { openReceiptKey } from './receipt-key.ts'
import { createSealer } from './sealer.ts'

const key = openReceiptKey(new Uint8Array(32).fill(3))
const hashes = Array.from({ length: 150 }, (_, place) => hash('sha256', String(place), 'buffer'))

/** As anybody holds a receipt to the key that the house published. */
function holds(receipt: Buffer, seal: Seal): boolean {
  const root = sealedRoot(receipt.toString('hex'), seal)
  const x = key.publicKey.toString('base64url')
  const published = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return (
    root !== null &&
    verify(null, sealedMessage(root), published, Buffer.from(seal.signature, 'hex'))
  )
}

describe('a seal', () => {
  it.each([1, 2, 3, 64, 65, 150])('holds for each of %i receipts of one turn', async (count) => {
    const { seal } = createSealer(key)
    const asked = hashes.slice(0, count)
    const sealed = await Promise.all(
      asked.map(async (receipt) => ({ receipt, seal: await seal(receipt) })),
    )
    expect(sealed.filter((one) => !holds(one.receipt, one.seal))).toEqual([])
    expect(new Set(sealed.map((one) => one.seal.signature)).size).toBe(Math.ceil(count / 64))
  })

  it('holds for no other receipt', async () => {
    const { seal } = createSealer(key)
    const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
    const [one, two] = await Promise.all([seal(first), seal(second)])
    expect([holds(first, one), holds(second, two)]).toEqual([true, true])
    expect([holds(second, one), holds(Buffer.alloc(32, 3), two)]).toEqual([false, false])
  })

  it('names the key by its fingerprint', async () => {
    const { key: fingerprint } = await createSealer(key).seal(Buffer.alloc(32))
    expect(fingerprint).toBe(hash('sha256', key.publicKey))
  })
})

it('a key is the one of its secret (RFC 8032, 7.1, the first test)', () => {
  const secret = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'
  const { publicKey, sign } = openReceiptKey(Buffer.from(secret, 'hex'))
  expect(publicKey.toString('hex')).toBe(
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  )
  expect(sign(new Uint8Array()).toString('hex')).toBe(
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  )
})
