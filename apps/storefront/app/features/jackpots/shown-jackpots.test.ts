import { expect, it } from 'vitest'
import { heardOf, type ShownMeter } from './shown-jackpots.ts'

const grand: ShownMeter = {
  meter: 'link-grand',
  jackpot: 'grand',
  currency: 'CREDIT',
  amount: 100_000,
  seed: 100_000,
  ceiling: 900_000,
  won: 'byDraw',
  run: 1,
  games: [{ uri: 'gold-rush-link', name: 'Gold Rush Link' }],
}
const mini: ShownMeter = { ...grand, meter: 'summit-mini', jackpot: 'mini', amount: 900 }

it('takes what the house tells of a meter, and leaves the others and other currencies alone', () => {
  const told = { meter: 'link-grand', amount: 100_250, run: 2 }
  expect(heardOf([grand, mini], [{ ...told, currency: 'CREDIT' }])).toEqual([
    { ...grand, amount: 100_250, run: 2 },
    mini,
  ])
  expect(heardOf([grand, mini], [{ ...told, currency: 'USD' }])).toEqual([grand, mini])
})
