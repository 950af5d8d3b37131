import { mkdirSync } from 'node:fs'
import { amount } from '@fairhouse/money'
import { rowsOf } from '#platform/rows'
import type { ProviderDriver } from '../../../testing/provider-driver.ts'
import { coins } from '../coins.ts'
import { type Chain, openCoinBench } from './coin-bench.ts'

const units = 5_000_000n

/** Plays the player and the world for a coin on its real node. */
export async function openCoinDriver(options: {
  readonly kind: { readonly name: string; start(folder: string): Promise<Chain> }
  readonly faultyDestinations: ProviderDriver['faultyDestinations']
}): Promise<ProviderDriver> {
  const { kind, faultyDestinations } = options
  const coin = coins.find(({ chain }) => chain === kind.name)
  if (!coin) throw new Error(`there is no coin of ${kind.name}`)
  const bench = await openCoinBench(coin, (folder) => {
    mkdirSync(folder, { recursive: true })
    return kind.start(folder)
  })
  const { chain, database, line } = bench
  // Payouts of the suite are made from these.
  const float = async (): Promise<void> => {
    const [row] = await rowsOf<{ address: string }>(
      database,
      'SELECT address FROM payments_utxo_address WHERE branch = 1 ORDER BY number LIMIT 1',
    )
    if (row) await chain.pay(coin.asset, row.address, 60n * units)
  }
  let hasFloat = false
  const needed = coin.confirmations[0]?.blocks ?? 1
  return {
    ...bench.opened,
    line,
    comesBy: 'address',
    method: kind.name,
    sum: { asset: coin.asset, units: amount(units) },
    pay: async ({ providerRef }, sum) => {
      await chain.pay(coin.asset, providerRef, sum.units)
      if (!hasFloat) await float()
      hasFloat = true
    },
    paysOtherSums: true,
    settle: async () => {
      // What is to be sent is sent first, so that the blocks hold it.
      await bench.level()
      await chain.mine(needed)
      await bench.level()
    },
    destination: async () => ({ token: null, fields: { address: await chain.address() } }),
    faultyDestinations,
    timesPaidOut: async (reference) => {
      const rows = await rowsOf(
        database,
        `SELECT FROM payments_utxo_payout AS payout
         JOIN payments_utxo_batch AS batch ON batch.id = payout.batch AND batch.state = 'mined'
         WHERE reference = $1`,
        [reference],
      )
      return rows.length
    },
    notices: null,
    refunds: false,
    stop: bench.stop,
  }
}

/** A destination that is an address alone, and what is wrong with it. */
export const wrongAddress = (text: string, fault: 'format' | 'checksum' | 'otherNetwork') => ({
  destination: { token: null, fields: { address: text } },
  fault: { field: 'address', fault },
})
