import { expect, it } from 'vitest'
import { ratio } from '../../fraction.ts'
import { jacksOrBetter, published } from './testing/pay-tables.ts'
import { countsByRow, videoPokerFacts } from './video-poker-facts.ts'

it('proves jacks or better 9/6 to the last digit', () => {
  const facts = videoPokerFacts(jacksOrBetter)
  expect(facts.rtp).toEqual({ numerator: 1_653_526_326_983n, denominator: 1_661_102_543_100n })
  expect(Math.sqrt(ratio(facts.variance))).toBeCloseTo(4.4175, 4)
  expect(ratio(facts.hit)).toBeCloseTo(0.4546, 4)
  expect(1 / ratio(facts.most)).toBeCloseTo(40_390.55, 2)
  expect(1 / ratio(facts.features['fourOfAKind'] ?? facts.hit)).toBeCloseTo(423.27, 2)
  expect(Object.keys(facts.split)).toEqual(jacksOrBetter.pays.map(({ hand }) => hand))
})

it.each(Object.entries(published))('returns as published: %s', (_, { wilds, pays, percent }) => {
  const counts = countsByRow({ wilds, pays })
  const all = counts.reduce((sum, count) => sum + count, 0n)
  const paid = pays.reduce((sum, { units }, row) => sum + BigInt(units) * (counts[row] ?? 0n), 0n)
  expect(Number((paid * 10n ** 10n) / all) / 1e8).toBeCloseTo(percent, 4)
})
