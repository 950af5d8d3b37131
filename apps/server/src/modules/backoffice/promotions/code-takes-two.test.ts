import { describe, expect, it } from 'vitest'
import { takesTwo } from './code-takes-two.ts'

const chip = (amount: number) => ({ reward: { type: 'freeChip', amount } }) as const
const forAll = { player: null, usesAtMost: 100 }

describe('a code takes two people', () => {
  it.each([
    ['a chip of $50 a hundred times', { ...forAll, terms: chip(5_000) }, false],
    ['a cent more at once', { ...forAll, terms: chip(5_001), usesAtMost: 1 }, true],
    ['once more', { ...forAll, terms: chip(5_000), usesAtMost: 101 }, true],
    ['no bound of uses', { ...forAll, terms: chip(1), usesAtMost: null }, true],
    ['no bound, for one player', { terms: chip(5_000), usesAtMost: null, player: 7 }, false],
    [
      'spins by what they stake',
      {
        ...forAll,
        terms: { reward: { type: 'freeSpins', count: 500, stake: 11, game: 'wheel' } as const },
      },
      true,
    ],
    [
      'a match by the most it gives',
      { ...forAll, terms: { reward: { type: 'match', percent: 1, most: 5_001 } as const } },
      true,
    ],
  ])('%s', (_name, code, two) => {
    expect(takesTwo(code)).toBe(two)
  })
})
