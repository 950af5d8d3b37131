import { describe, expect, it } from 'vitest'
import { definitionHash } from './definition-hash.ts'

describe('definitionHash', () => {
  const hash = definitionHash('slot 1', { pays: { a: [0, 5] }, name: 'x' })

  it('does not depend on the order in which a definition is written', () => {
    expect(definitionHash('slot 1', { name: 'x', pays: { a: [0, 5] } })).toBe(hash)
  })

  it.each([
    ['slot 2', { pays: { a: [0, 5] }, name: 'x' }],
    ['slot 1', { pays: { a: [0, 6] }, name: 'x' }],
    ['slot 1', { pays: { a: [5, 0] }, name: 'x' }],
  ])('differs for another engine or another number', (engine, definition) => {
    expect(definitionHash(engine, definition)).not.toBe(hash)
  })
})
