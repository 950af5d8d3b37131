import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount, assets, fromDecimal, isAsset, toDecimal } from './index.ts'

const names = Object.keys(assets).filter(isAsset)

test.each([
  ['LTC', '1.75000001', 175_000_001n, 0n],
  ['LTC', '0.00000001', 1n, 0n],
  ['LTC', '1.750000000000', 175_000_000n, 0n],
  ['USD', '12.5', 1_250n, 0n],
  ['ETH', '1.000000001999999999', 1_000_000_001n, 999_999_999n],
  ['USDT', '0', 0n, 0n],
] as const)('%s %s is %d and dust %d', (asset, text, units, dust) => {
  expect(fromDecimal(asset, text)).toEqual({ amount: units, dust })
})

test.each([
  ['LTC', '1.000000001'],
  ['LTC', '-1'],
  ['LTC', '+1'],
  ['LTC', '1e3'],
  ['LTC', '1.'],
  ['LTC', '.5'],
  ['LTC', '01'],
  ['LTC', ' 1'],
  ['LTC', '1,5'],
  ['LTC', ''],
  ['USDT', '1.0000001'],
  ['ETH', '1.0000000000000000001'],
  ['TOKEN', '1.5'],
] as const)('%s %s is no amount', (asset, text) => {
  expect(fromDecimal(asset, text)).toBeNull()
})

test('what is written is read as the same amount', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.bigInt({ min: 0n, max: 2n ** 60n }),
      (asset, units) => {
        const read = fromDecimal(asset, toDecimal(asset, amount(units)))
        return read?.amount === units && read.dust === 0n
      },
    ),
  )
})
