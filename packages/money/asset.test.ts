import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amount,
  assetNumbered,
  assets,
  currencies,
  fromNative,
  isAsset,
  toNative,
} from './index.ts'

const names = Object.keys(assets).filter(isAsset)
const largest = 2n ** 63n - 1n

// What all of an asset comes to, in whole units, for those of which there is a known end; dollars and the house's own
// assets are bounded by far more than any house will owe.
const allThereIs: Readonly<Record<(typeof names)[number], bigint>> = {
  USD: 10n ** 16n,
  CREDIT: 10n ** 16n,
  POINT: 10n ** 13n,
  TOKEN: 10n ** 18n,
  TICKET: 10n ** 18n,
  BTC: 21_000_000n,
  LTC: 84_000_000n,
  BCH: 21_000_000n,
  // 18.4 million until the tail emission; this is more than a hundred times what any exchange has held.
  XMR: 9_000_000n,
  ETH: 200_000_000n,
  USDT: 10n ** 12n,
  USDC: 10n ** 12n,
}

test.each(names)('an account can hold more %s than anybody will ever owe', (asset) => {
  expect(allThereIs[asset] * 10n ** BigInt(assets[asset].scale)).toBeLessThanOrEqual(largest)
})

test('every asset has a number of its own that fits into six bits', () => {
  const numbers = names.map((asset) => assets[asset].number)
  expect(new Set(numbers).size).toBe(names.length)
  for (const number of numbers) expect(number).toBeGreaterThan(0)
  for (const number of numbers) expect(number).toBeLessThan(64)
  for (const asset of names) expect(assetNumbered(assets[asset].number)).toBe(asset)
  expect(() => assetNumbered(63)).toThrow(RangeError)
})

test('has the symbol ids of the specification, each once', () => {
  const told = names.flatMap((asset) =>
    assets[asset].symbolId === null ? [] : [[assets[asset].symbol, assets[asset].symbolId]],
  )
  expect(Object.fromEntries(told)).toEqual({
    Cr: 0,
    $: 167,
    BTC: 176,
    LTC: 177,
    BCH: 178,
    XMR: 179,
    'C.P.': 180,
    USDT: 181,
    USDC: 182,
    ETH: 183,
  })
})

test('what the wire calls a currency is an asset with the same scale and symbol', () => {
  for (const [name, { scale, symbol }] of Object.entries(currencies)) {
    expect(isAsset(name) && assets[name]).toMatchObject({ scale, symbol })
  }
})

test('a cent of turnover earns a whole number of the smallest comp point at every level', () => {
  const perCent = 10 ** assets.POINT.scale / 1_000
  for (const factor of [1, 1.25, 1.5, 1.75, 2])
    expect(perCent * factor).toBe(Math.floor(perCent * factor))
})

test('ether comes in rounded down to gwei, and the dust is told', () => {
  expect(fromNative('ETH', 1_999_999_999n)).toEqual({ amount: 1n, dust: 999_999_999n })
  expect(fromNative('BTC', 5n)).toEqual({ amount: 5n, dust: 0n })
  expect(() => fromNative('ETH', -1n)).toThrow(RangeError)
})

test('nothing is lost between native units, ledger and dust', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.bigInt({ min: 0n, max: 10n ** 30n }),
      (asset, units) => {
        const taken = fromNative(asset, units)
        const whole = toNative(asset, taken.amount)
        return (
          whole + taken.dust === units &&
          fromNative(asset, whole).amount === taken.amount &&
          whole <= units
        )
      },
    ),
  )
  expect(toNative('ETH', amount(3n))).toBe(3_000_000_000n)
})
