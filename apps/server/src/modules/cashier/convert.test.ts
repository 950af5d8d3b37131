import { type Amount, amount, assets, isAsset } from '@fairhouse/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsFor, unitsFor } from './convert.ts'

const coins = Object.keys(assets)
  .filter(isAsset)
  .filter((name) => assets[name].number >= 16)
const coin = fc.constantFrom(...coins)
/** Dollars for a coin as a fraction of whole numbers, from 0.000001 to a hundred million. */
const rate = fc
  .bigInt({ min: 1n, max: 10n ** 14n })
  .map((millionths) => ({ millionths, text: decimalOf(millionths) }))
const money = fc.bigInt({ min: 0n, max: 10n ** 15n }).map((value) => amount(value))
/** A hundred thousand in all. */
const enough = { numRuns: 35_000 }

const decimalOf = (millionths: bigint): string => {
  const digits = millionths.toString().padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`
}

/** Cents times this are comparable to units times the rate's millionths. */
const scaleOf = (asset: (typeof coins)[number]): bigint => 10n ** BigInt(assets[asset].scale + 4)

test.each([
  ['BTC', 100_000_000n, '64000.5', 6_400_050n],
  ['BTC', 1n, '64000', 1n],
  ['BTC', 0n, '64000', 0n],
  ['LTC', 150_000_000n, '80', 12_000n],
  ['LTC', 150_000_001n, '80', 12_001n],
  ['USDT', 1_000_000n, '0.9991', 100n],
  ['ETH', 1_000_000_000n, '3000.333333333333333333', 300_034n],
] as const)('%s: %d units at %s dollars are %d cents', (asset, units, text, cents) => {
  expect(centsFor(asset, amount(units), text)).toBe(cents)
})

test('a rate of nothing is a bug', () => {
  for (const text of ['0', '-1', 'x', '']) expect(() => centsFor('BTC', amount(1n), text)).toThrow()
})

test('coins to cents: exact, or up by less than a cent', () => {
  fc.assert(
    fc.property(coin, money, rate, (asset, units, { millionths, text }) => {
      const over = centsFor(asset, units, text) * scaleOf(asset) - units * millionths
      return over >= 0n && over < scaleOf(asset)
    }),
    enough,
  )
})

test('cents to coins: exact, or up by less than the smallest unit', () => {
  fc.assert(
    fc.property(coin, money, rate, (asset, cents, { millionths, text }) => {
      const over = unitsFor(asset, cents, text) * millionths - cents * scaleOf(asset)
      return over >= 0n && over < millionths
    }),
    enough,
  )
})

test('a circle gives back at least what went in, and at most a cent and a unit more', () => {
  fc.assert(
    fc.property(coin, money, rate, (asset, units, { millionths, text }) => {
      const back: Amount = unitsFor(asset, centsFor(asset, units, text), text)
      const gain = (back - units) * millionths
      return gain >= 0n && gain < scaleOf(asset) + millionths
    }),
    enough,
  )
})
