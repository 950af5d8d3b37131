import { Big } from 'big.js'
import type { Clock } from '#platform/clock'
import type { Coin, RateSource } from '../source.ts'

/** Dollars for a coin around which test rates wander. */
const table: Readonly<Record<Coin, string>> = {
  BTC: '65000',
  LTC: '80',
  BCH: '400',
  XMR: '170',
  ETH: '3200',
  USDT: '0.9998',
  USDC: '1.0001',
}
const coins = ['BTC', 'LTC', 'BCH', 'XMR', 'ETH', 'USDT', 'USDC'] as const satisfies Coin[]

/** A step of the wander. */
const stepMs = 10_000
/** Waves that go up and down in so many steps, by so many millionths at most: never more than 1.2 % together. */
const waves = [
  { steps: 90, millionths: 2_000 },
  { steps: 1_100, millionths: 4_000 },
  { steps: 26_000, millionths: 6_000 },
] as const

/** Rates of test money: the same at the same time on every node, and quiet. Stablecoins stand still. */
export const createSandboxSource = (clock: Clock): RateSource => ({
  id: 'sandbox',
  coins,
  read: async () => {
    const at = clock.now()
    return new Map(coins.map((coin) => [coin, { rate: rateAt(coin, at), at }]))
  },
})

function rateAt(coin: Coin, at: number): string {
  const middle = new Big(table[coin])
  if (middle.lt(2)) return middle.toFixed()
  const step = Math.floor(at / stepMs) + coins.indexOf(coin) * 37
  const millionths = waves.reduce((sum, wave) => sum + heightOf(wave, step), 1_000_000)
  return middle.times(millionths).div(1_000_000).round(4).toFixed()
}

/** A triangle between plus and minus `millionths`, in whole numbers. */
function heightOf(
  { steps, millionths }: { readonly steps: number; readonly millionths: number },
  step: number,
): number {
  const half = steps / 2
  const away = Math.abs((step % steps) - half)
  return Math.round((away * 2 * millionths) / half) - millionths
}
