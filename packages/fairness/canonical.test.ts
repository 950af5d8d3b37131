import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical.ts'

const value = fc.letrec((again) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.array(again('any')),
    fc.dictionary(fc.string(), again('any')),
  ),
})).any

describe('canonicalJson', () => {
  it('says the same value in JSON', () => {
    fc.assert(
      fc.property(value, (any) => {
        expect(JSON.parse(canonicalJson(any))).toEqual(any)
      }),
    )
  })

  it('does not depend on the order of keys', () => {
    const one = { b: 1, a: { d: [1, 2], c: null } }
    const other = { a: { c: null, d: [1, 2] }, b: 1 }
    expect(canonicalJson(one)).toBe(canonicalJson(other))
    expect(canonicalJson(one)).toBe('{"a":{"c":null,"d":[1,2]},"b":1}')
  })

  it.each([[0.5], [Number.NaN], [2 ** 53], [undefined], [1n], [() => 1]])('refuses %s', (any) => {
    expect(() => canonicalJson({ any })).toThrow(TypeError)
  })
})
