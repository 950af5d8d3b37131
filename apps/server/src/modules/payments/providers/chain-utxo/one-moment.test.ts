import { utxoNetworks } from '@fairhouse/contract/signer/utxo-networks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '#platform/database'
import { cloneDatabase } from '#platform/test-database'
import { coins } from './coins.ts'
import { createUtxoProvider } from './create-provider.ts'

let home: Awaited<ReturnType<typeof cloneDatabase>>
let database: Database
beforeAll(async () => {
  home = await cloneDatabase()
  const { connectionString } = home
  database = openDatabase({ connectionString, poolSize: 2, onFault: () => undefined })
  await database.query(`
    WITH chain AS (
      INSERT INTO payments_utxo_chain (provider, network, genesis, xpub, path, fingerprint, height, watch_until)
      VALUES ('chain-bitcoin', 'regtest', '', '', '', '', 10, now()))
    INSERT INTO payments_utxo_address (provider, branch, number, script, address, player_id, reference, created_at)
    VALUES ('chain-bitcoin', 0, 0, '00', 'there', 1, 'bitcoin:1', now())`)
  await database.query(`
    INSERT INTO payments_utxo_output (provider, txid, vout, branch, number, units, state, seen_at, changed_at)
    VALUES ('chain-bitcoin', 'aa', 0, 0, 0, 5000, 'pool', now(), now())`)
})
afterAll(async () => {
  await database.end()
  await home.drop()
})

/** A block that holds the payment comes before each statement. */
const growing = (): Database => ({
  ...database,
  query: async (...asked: Parameters<Database['query']>) => {
    await database.query('UPDATE payments_utxo_chain SET height = height + 1')
    await database.query(
      `UPDATE payments_utxo_output SET state = 'mined', height = (SELECT height FROM payments_utxo_chain)`,
    )
    return database.query(...asked)
  },
})

it('tells of a payment and of the chain as they were at one moment, whatever is read meanwhile', async () => {
  const [coin] = coins
  if (!coin) throw new Error('there are coins')
  const provider = createUtxoProvider({
    database: growing(),
    coin,
    network: 'regtest',
    form: utxoNetworks.bitcoin.regtest,
    begin: async () => null,
    wake: () => undefined,
  })
  const told = await provider.status({
    kind: 'deposit',
    reference: 'bitcoin:1',
    providerRef: 'there',
  })
  expect(told).toMatchObject({ type: 'known', news: [{ state: 'confirming', confirmations: 1 }] })
})
