import { mkdirSync } from 'node:fs'
import { amount } from '@fairhouse/money'
import { rowsOf } from '#platform/rows'
import { bitcoin } from '../../../../../../sandbox-payments/chains/bitcoin/bitcoin.ts'
import { keepsTheContract } from '../../testing/provider-contract.ts'
import { coins } from './coins.ts'
import { openCoinBench } from './testing/coin-bench.ts'

const units = 5_000_000n

keepsTheContract('chain-bitcoin', async () => {
  const coin = coins.find(({ chain }) => chain === 'bitcoin')
  if (!coin) throw new Error('there is no bitcoin')
  const bench = await openCoinBench(coin, (folder) => {
    mkdirSync(folder, { recursive: true })
    return bitcoin.start(folder)
  })
  const { chain, database, line } = bench
  const address = async () => ({ token: null, fields: { address: await chain.address() } })
  const wrong = (text: string, fault: 'format' | 'otherNetwork') => ({
    destination: { token: null, fields: { address: text } },
    fault: { field: 'address', fault },
  })
  // Payouts of the suite are made from these.
  const float = async (): Promise<void> => {
    const [row] = await rowsOf<{ address: string }>(
      database,
      'SELECT address FROM payments_utxo_address WHERE branch = 1 ORDER BY number LIMIT 1',
    )
    if (row) await chain.pay('BTC', row.address, 20n * units)
  }
  let hasFloat = false
  return {
    provider: bench.opened.provider,
    line,
    comesBy: 'address',
    method: 'bitcoin',
    sum: { asset: 'BTC', units: amount(units) },
    pay: async ({ providerRef }, sum) => {
      await chain.pay('BTC', providerRef, sum.units)
      if (!hasFloat) await float()
      hasFloat = true
    },
    paysOtherSums: true,
    settle: async () => {
      // What is to be sent is sent first, so that the blocks hold it.
      await bench.level()
      await chain.mine(2)
      await bench.level()
    },
    destination: address,
    faultyDestinations: [
      wrong('hello', 'format'),
      wrong('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'otherNetwork'),
      wrong('ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'otherNetwork'),
    ],
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
})
