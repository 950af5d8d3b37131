import { clientSeed } from '@fairhouse/contract/fields'
import { expect, it } from 'vitest'
import { drawSeed, isSeed } from './draw-seed.ts'

it('a drawn seed is one that the contract takes, and never the same twice', () => {
  const drawn = Array.from({ length: 500 }, drawSeed)
  for (const seed of drawn) {
    expect(clientSeed.parse(seed)).toBe(seed)
    expect(isSeed(seed)).toBe(true)
    expect(seed).toMatch(/^[a-z2-9]{20}$/)
  }
  expect(new Set(drawn).size).toBe(500)
})

it('every sign of a drawn seed comes up about as often as any other', () => {
  const counts = new Map<string, number>()
  for (let draw = 0; draw < 3200; draw++) {
    for (const sign of drawSeed()) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  expect(counts.size).toBe(32)
  // 2000 each on average; seven standard deviations away is no accident.
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(310)
})

it.each(['', 'a:b', 'ü', 'x'.repeat(65), 'a\tb'])('%j is no seed', (written) => {
  expect(isSeed(written)).toBe(false)
})
