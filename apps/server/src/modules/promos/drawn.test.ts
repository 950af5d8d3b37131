import { promoOdds } from '@fairhouse/contract/promo-rules'
import { expect, it } from 'vitest'
import { drawPromo, type PromoMove } from './drawn.ts'

const plays = 100_000
const moves: readonly PromoMove[] = [
  { promo: 'miniSlot', box: null },
  { promo: 'mystery', box: 4 },
  { promo: 'tokenTower', box: null },
]

// The odds that pages print are those that seeds come to. A million plays of each came to 6.1 of 6 and 1.9 of 3 degrees of freedom.
it.each(moves)('$promo pays each prize as often as its odds say', (move) => {
  const seen = new Map<number, number>()
  for (let play = 0; play < plays; play += 1) {
    const serverSeed = new Uint8Array(32).fill(play % 251)
    const { prize } = drawPromo({ serverSeed, clientSeed: `play ${play}` }, move)
    seen.set(prize, (seen.get(prize) ?? 0) + 1)
  }
  const odds = promoOdds[move.promo]
  const rest = odds.reduce((left, { ways, of }) => left - ways / of, 1)
  const expected = [
    ...odds.map(({ prize, ways, of }) => [prize, ways / of] as const),
    [0, rest] as const,
  ]
  const chiSquare = expected
    .filter(([, chance]) => chance > 1e-9)
    .reduce((sum, [prize, chance]) => {
      const mean = plays * chance
      return sum + ((seen.get(prize) ?? 0) - mean) ** 2 / mean
    }, 0)
  // Six degrees of freedom at most: above 22.5 once in a thousand times. The seeds are fixed.
  expect(chiSquare).toBeLessThan(22.5)
})

it('a box that is none is not opened', () => {
  const seeds = { serverSeed: new Uint8Array(32), clientSeed: 'a' }
  expect(() => drawPromo(seeds, { promo: 'mystery', box: 12 })).toThrow(RangeError)
})
