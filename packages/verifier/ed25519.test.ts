import { fromHex } from '@fairhouse/fairness/hex'
import { expect, it } from 'vitest'
import { byArithmetic, byPlatform, isSigned } from './ed25519.ts'

/** RFC 8032, 7.1: tests 1, 2, 3 and SHA(abc). */
const vectors = [
  {
    publicKey: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    message: '',
    signature:
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  },
  {
    publicKey: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    message: '72',
    signature:
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  },
  {
    publicKey: 'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    message: 'af82',
    signature:
      '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  },
  {
    publicKey: 'ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf',
    message:
      'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
    signature:
      'dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704',
  },
].map(({ publicKey, message, signature }) => ({
  publicKey: fromHex(publicKey),
  message: fromHex(message),
  signature: fromHex(signature),
}))

const ways = [
  ['by the platform', byPlatform],
  ['by arithmetic', byArithmetic],
  ['by either', isSigned],
] as const

it.each(ways)('signatures of the standard are right, %s', async (_, verify) => {
  for (const vector of vectors) expect(await verify(vector)).toBe(true)
})

it.each(ways)('any other bit makes them wrong, %s', async (_, verify) => {
  const flipped = (bytes: Uint8Array): Uint8Array =>
    bytes.map((byte, i) => (i === bytes.length - 1 ? byte ^ 1 : byte))
  for (const vector of vectors.slice(1)) {
    expect(await verify({ ...vector, message: flipped(vector.message) })).toBe(false)
    expect(await verify({ ...vector, signature: flipped(vector.signature) })).not.toBe(true)
    expect(await verify({ ...vector, publicKey: flipped(vector.publicKey) })).not.toBe(true)
  }
})

it.each([
  ['a key', { publicKey: new Uint8Array(31) }],
  ['a signature', { signature: new Uint8Array(63) }],
])('%s of another length is wrong', async (_, change) => {
  for (const vector of vectors) expect(await isSigned({ ...vector, ...change })).toBe(false)
})
