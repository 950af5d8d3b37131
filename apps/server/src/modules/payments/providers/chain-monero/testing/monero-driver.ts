import { amount } from '@fairhouse/money'
import { playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { vi } from 'vitest'
import type { ProviderDriver } from '../../../testing/provider-driver.ts'
import { terms } from '../terms.ts'
import { type MoneroBench, openMoneroBench, type StartChain } from './monero-bench.ts'

const units = 50_000_000_000n
/** Each payout's change waits for ten blocks, so coins are brought in pieces. */
const pieces = 6
/** Blocks take a second each on a busy machine. */
const patience = { timeout: 600_000, interval: 100 }

/** Plays the player and the world for Monero. */
export async function openMoneroDriver(start: StartChain): Promise<ProviderDriver> {
  const bench = await openMoneroBench(start)
  const { chain, database, home, line, opened } = bench
  for (let count = 0; count < pieces; count++) await chain.pay('XMR', home, 40n * units)
  await chain.mine(terms.confirmations)
  await vi.waitFor(() => expectOpen(opened), patience)
  return {
    ...opened,
    line,
    comesBy: 'address',
    method: 'monero',
    sum: { asset: terms.asset, units: amount(units) },
    pay: async ({ providerRef }, sum) => void (await chain.pay('XMR', providerRef, sum.units)),
    paysOtherSums: true,
    settle: async () => {
      // What is to be sent is sent first, so that the blocks hold it.
      await level(bench)
      await chain.mine(terms.confirmations)
      await level(bench)
    },
    destination: async () => ({ token: null, fields: { address: await chain.address() } }),
    faultyDestinations: [
      faulty('hello', 'format'),
      faulty('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'otherNetwork'),
      faulty('0x52908400098527886E0F7030069857D2E4169EE7', 'otherNetwork'),
      faulty(`${home.slice(0, -1)}${home.endsWith('2') ? '3' : '2'}`, 'checksum'),
      faulty(home, 'ours'),
    ],
    timesPaidOut: async (reference) => {
      const rows = await rowsOf(
        database,
        `SELECT FROM payments_monero_payout AS payout
         JOIN payments_monero_batch AS batch ON batch.id = payout.batch AND batch.state = 'mined'
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

const faulty = (
  address: string,
  fault: ProviderDriver['faultyDestinations'][number]['fault']['fault'],
) => ({
  destination: { token: null, fields: { address } },
  fault: { field: 'address', fault },
})

/** The wallet is made by the first who asks. @throws Error while it is not there. */
async function expectOpen({ provider }: MoneroBench['opened']): Promise<void> {
  const first = playerId(1_000_000)
  const opened = await provider.createDeposit({
    reference: `monero:${first}`,
    player: first,
    method: 'monero',
    sum: null,
    token: null,
    keep: false,
    returnUrl: 'http://localhost:3000',
    customer: { address: '127.0.0.1', country: 'CA', email: 'a@player.test', language: 'en' },
  })
  if (opened.type !== 'opened') throw new Error('the wallet is not open yet')
}

/** All blocks were read, and everything was signed, sent and told. */
const level = ({ database, chain }: MoneroBench): Promise<void> =>
  vi.waitFor(async () => {
    const [row] = await rowsOf<{ height: number; open: bigint }>(
      database,
      `SELECT height, (SELECT count(*) FROM payments_monero_payout AS payout
         LEFT JOIN payments_monero_batch AS batch ON batch.id = payout.batch WHERE batch.sent_at IS NULL)
         + (SELECT count(*) FROM payments_monero_untold) AS open
       FROM payments_monero_chain`,
    )
    if (row && (row.height !== (await chain.height()) || row.open !== 0n))
      throw new Error('the chain is not level yet')
  }, patience)
