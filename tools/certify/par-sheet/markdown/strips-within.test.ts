import { expect, it } from 'vitest'
import { stripsWithin } from './strips-within.ts'

const strip = ['A', 'K', 'Q', 'J', 'A', 'K', 'Q', 'J']

it('finds strips wherever a definition keeps them, and nothing else', () => {
  const definition = {
    symbols: ['A', 'K', 'Q', 'J', 'wild', 'moon', 'ten', 'nine'],
    lines: [[0, 0, 0, 0, 0, 0, 0, 0]],
    spins: { base: { strips: [strip, strip] }, free: { strips: [strip] } },
    groups: [['A', 'K']],
  }
  expect(stripsWithin(definition)).toEqual([
    { name: 'base', reels: [strip, strip] },
    { name: 'free', reels: [strip] },
  ])
})
