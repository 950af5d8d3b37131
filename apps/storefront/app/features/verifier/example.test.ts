import { seedHash } from '@fairhouse/fairness/commit'
import { openStream } from '@fairhouse/fairness/stream'
import { expect, it } from 'vitest'
import { example } from './example.ts'

it('the round that is shown as an example is what it claims to be', () => {
  const seed = Uint8Array.from({ length: 32 }, (_, index) => index)
  const stream = openStream(seed).round(example.clientSeed, example.nonce)
  expect(seedHash(seed)).toBe(example.hash)
  expect(example.words.map((word) => Number.parseInt(word, 16))).toEqual(
    example.words.map(() => stream.next()),
  )
})
