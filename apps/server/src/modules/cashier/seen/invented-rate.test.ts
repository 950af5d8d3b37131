import { expect, it } from 'vitest'
import { isInventedRate } from './invented-rate.ts'
import { quoteShown } from './quotes.ts'

it.each([
  ['sandbox', true],
  ['kraken+sandbox', true],
  ['kraken', false],
  ['kraken+coinbase', false],
  [null, false],
])('a rate of %s is made up: %s', (source, is) => {
  expect(isInventedRate(source)).toBe(is)
})

it('a quote says of itself whether it is made up', () => {
  const quote = { asset: 'BTC', rate: '65000', at: 0, expiresAt: 60_000 } as const
  expect(quoteShown({ ...quote, source: 'sandbox' })).toMatchObject({ isInvented: true })
  expect(quoteShown({ ...quote, source: 'kraken' })).toMatchObject({ isInvented: false })
})
