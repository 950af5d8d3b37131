import { expect, it } from 'vitest'
import { coins, money } from './shown.ts'

it.each([
  ['CREDIT', 1_000_000n, '10,000.00 CREDIT'],
  ['CREDIT', -100_000_050n, '−1,000,000.50 CREDIT'],
  ['BTC', 123_456_789_012n, '1,234.56789012 BTC'],
] as const)('%s of %d units are %s', (asset, units, written) => {
  expect(coins(asset, units).text).toContain(`>${written}<`)
})

it('dollars have a sign and groups of three', () => {
  expect(money(123_456_789n).text).toContain('$1,234,567.89')
})
