import { describe, expect, it } from 'vitest'
import { checkDefinition } from './check-definition.ts'
import type { CascadeDefinition } from './definition.ts'
import { smallCascades } from './testing/small-cascades.ts'

describe('a cascade definition', () => {
  it.each(Object.entries(smallCascades))(
    'that keeps the rules is accepted: %s',
    (_, definition) => {
      expect(() => checkDefinition(definition)).not.toThrow()
    },
  )

  const calm = { base: [1], free: [1], stays: false }
  const faults: readonly [string, string, Partial<CascadeDefinition>][] = [
    ['anywhere', 'name of its own', { symbols: ['star', 'bomb', 'a', 'a', 'b', 'c'] }],
    ['anywhere', 'd stands in the list', { pays: { d: [0, 0, 5] } }],
    ['anywhere', 'either pays or is special', { pays: { a: [0, 0, 5], b: [0, 0, 5] } }],
    ['anywhere', 'no wild where symbols pay anywhere', { wild: 'c', pays: { a: [0], b: [0] } }],
    ['anywhere', 'a single symbol pay nothing', { pays: { a: [0, 5], b: [0], c: [0] } }],
    ['anywhere', '1 to 8 rows', { heights: [[4], [4], [4], [9]] }],
    ['anywhere', '3 to 8 reels', { heights: [[4], [4]] }],
    ['cluster', 'equal heights', { heights: [[5], [5], [5], [5], [4]] }],
    ['cluster', 'climb in whole numbers', { climb: { ...calm, base: [2, 3] } }],
    ['cluster', 'climb in whole numbers', { climb: { ...calm, free: [1, 3, 3] } }],
    ['cluster', 'rise from 1 and never fall', { placeMultipliers: [2, 3] }],
    ['cluster', 'rise from 1 and never fall', { placeMultipliers: [1, 3, 2] }],
    ['cluster', 'rise from 1 and never fall', { placeMultipliers: [1, 1] }],
    ['ways', 'groups of cells in a grid of equal heights', { placeMultipliers: [1, 2] }],
    ['ways', 'stakes ascend', { betLevels: [15] }],
    ['ways', 'units per stake', { unitsPerStake: 0 }],
  ]
  it.each(faults)('%s: is refused with a sentence: %s', (name, sentence, change) => {
    const definition = smallCascades[name]
    if (definition === undefined) throw new Error(`no small cascade ${name}`)
    expect(() => checkDefinition({ ...definition, ...change })).toThrow(sentence)
  })

  it('refuses wilds on the first reel of ways, bombs in the paid spin and empty reels', () => {
    const { ways, anywhere } = smallCascades
    if (!ways || !anywhere) throw new Error('small cascades are missing')
    const withBase = (definition: CascadeDefinition, weights: Record<string, number>) => ({
      ...definition,
      weights: { ...definition.weights, base: definition.weights.base.map(() => weights) },
    })
    expect(() => checkDefinition(withBase(ways, { wild: 1, a: 1 }))).toThrow('first reel of ways')
    expect(() => checkDefinition(withBase(anywhere, { bomb: 1 }))).toThrow('free spins only')
    expect(() => checkDefinition(withBase(ways, {}))).toThrow('something is drawn on reel 1')
  })
})
