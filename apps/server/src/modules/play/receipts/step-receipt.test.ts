import { canonicalJson } from '@fairhouse/fairness/canonical'
import { receiptHash } from '@fairhouse/fairness/receipt'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { receiptOf } from './step-receipt.ts'

const hash = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))
const name = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/)
const facts = fc.record({
  serverSeedHash: hash,
  clientSeed: fc.stringMatching(/^[A-Za-z0-9 _.-]{1,64}$/),
  stream: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  nonce: fc.nat(),
  roundId: fc.uuid(),
  sequence: fc.nat({ max: 32_767 }),
  action: name,
  choice: fc.option(fc.nat({ max: 1000 })),
  stake: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  mode: name,
  definition: hash,
  byHouse: fc.boolean(),
  at: fc.integer({ min: 0, max: 2 ** 45 }),
  previous: hash,
})

it('the text of a receipt is its canonical JSON, its hash the one that a player works out', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const { receipt, text, hash: bytes } = receiptOf(given)
      expect(text).toBe(canonicalJson({ v: 1, kind: 'step', ...given }))
      expect(JSON.stringify(receipt)).toBe(text)
      expect(bytes.toString('hex')).toBe(receiptHash(receipt))
    }),
  )
})
