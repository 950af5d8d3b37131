import type { KenoPaytable } from '@fairhouse/contract/families/keno/paytable'
import { expect, it } from 'vitest'
import { betOf } from './filled.ts'

const lotto: KenoPaytable = {
  family: 'keno',
  numbers: 49,
  balls: 6,
  tickets: [{ spots: 6, pays: [0, 0, 3, 14, 150, 5000, 250_000], ways: [], of: 1 }],
  cards: 4,
  features: [],
  modes: [],
  maxUnits: 1_000_000,
}
const filled = (...cards: (readonly number[])[]) => ({
  cards,
  card: 0,
  risk: 'medium' as const,
  count: 6,
})
const full = [1, 2, 3, 4, 5, 6]

it('bets on full cards only, where cards have one size, and waits for one that is begun', () => {
  expect(betOf(filled(full, [], full, []), lotto)).toEqual({
    selection: { cards: [full, full] },
    stakes: 2,
  })
  expect(betOf(filled(full, [7, 8], [], []), lotto)).toBeNull()
  expect(betOf(filled([], [], [], []), lotto)).toBeNull()
})
