import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPack } from './pack.ts'
import { createUnpack } from './unpack.ts'
import { vocabularyOf, vocabularySchema } from './vocabulary.ts'

const json = fc.jsonValue({ maxDepth: 5 })

describe('packed values', () => {
  it('come back as they were, whatever the vocabulary was made of', () => {
    fc.assert(
      fc.property(fc.array(json), json, (samples, value) => {
        const vocabulary = vocabularyOf(samples)
        const packed = createPack(vocabulary)(value)
        expect(JSON.stringify(createUnpack(vocabulary)(packed))).toBe(JSON.stringify(value))
      }),
    )
  })

  it('come back as they were with the vocabulary they are the sample of', () => {
    fc.assert(
      fc.property(json, (value) => {
        const vocabulary = vocabularySchema.parse(
          JSON.parse(JSON.stringify(vocabularyOf([value, value]))),
        )
        const packed = createPack(vocabulary)(value)
        expect(JSON.stringify(createUnpack(vocabulary)(packed))).toBe(JSON.stringify(value))
      }),
    )
  })

  it.each([
    0,
    127,
    128,
    -1,
    -128,
    2 ** 31,
    2 ** 53 - 1,
    -(2 ** 53 - 1),
    0.1,
    1e300,
    '',
    'ü𝄞',
    'x'.repeat(200_000),
  ])('%j comes back', (value) => {
    const nothing = { texts: [], shapes: [] }
    expect(createUnpack(nothing)(createPack(nothing)(value))).toEqual(value)
  })

  it('know every number up to the end of a large vocabulary', () => {
    const texts = Array.from({ length: 1_000 }, (_, index) => `text ${index}`)
    const samples = texts.map((text) => ({ [text]: text }))
    const vocabulary = vocabularyOf(samples)
    const packed = createPack(vocabulary)(samples)
    expect(createUnpack(vocabulary)(packed)).toEqual(samples)
    expect(packed.length).toBeLessThan(8 * samples.length)
  })

  it.each([{}, { '': [] }, { '': 1, a: 2 }, { a: 1 }, { a: 1, b: 2 }, { 'a\u0000b': 1 }])(
    '%j is not mistaken for an object with other keys',
    (value) => {
      const vocabulary = vocabularyOf([{}, { '': 0 }, { a: 0, b: 0 }, { 'a\u0000b': 0 }])
      expect(createUnpack(vocabulary)(createPack(vocabulary)(value))).toEqual(value)
    },
  )

  it('leave out what JSON leaves out', () => {
    const nothing = { texts: [], shapes: [] }
    const value = { a: undefined, b: [undefined, 1] }
    expect(createUnpack(nothing)(createPack(nothing)(value))).toEqual({ b: [null, 1] })
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1n, () => 1])(
    'refuse what JSON cannot say: %s',
    (value) => {
      expect(() => createPack({ texts: [], shapes: [] })(value)).toThrow(TypeError)
    },
  )

  it('are not read when they are cut off, followed by more, or packed with other words', () => {
    const vocabulary = vocabularyOf([{ key: 'word' }])
    const packed = createPack(vocabulary)({ key: 'word', more: [1, 'other'] })
    const unpack = createUnpack(vocabulary)
    for (let length = 0; length < packed.length; length++) {
      expect(() => unpack(packed.subarray(0, length))).toThrow(RangeError)
    }
    expect(() => unpack(Buffer.concat([packed, packed]))).toThrow(RangeError)
    const known = createPack(vocabulary)({ key: 'word' })
    expect(() => createUnpack({ texts: [], shapes: [] })(known)).toThrow(RangeError)
  })
})
