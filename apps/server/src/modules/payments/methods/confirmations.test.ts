import { expect, it } from 'vitest'
import { blocksFor, coins } from '../providers/chain-utxo/coins.ts'
import { discoverMethods } from '../discover.ts'

it.each(coins)('$chain: what the method says is what its chain waits for', async (coin) => {
  const offers = await discoverMethods()
  const ofCoin = offers.filter(({ method }) => method.asset === coin.asset)
  expect(ofCoin.map(({ method }) => method.confirmations)).toEqual([blocksFor(coin, 1n)])
})

/** As the guides to Bitcoin and Litecoin tell players. */
it.each([
  ['bitcoin', 0.999_999_99, 2],
  ['bitcoin', 1, 4],
  ['bitcoin', 10, 6],
  ['litecoin', 499, 6],
  ['litecoin', 500, 12],
  ['litecoin', 5_000, 24],
] as const)('%s: %d coins count after %d blocks', (chain, whole, blocks) => {
  const coin = coins.find((one) => one.chain === chain)
  if (!coin) throw new Error(`there is no ${chain}`)
  expect(blocksFor(coin, BigInt(Math.round(whole * 100_000_000)))).toBe(blocks)
})
