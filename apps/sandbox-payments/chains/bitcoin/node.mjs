// A Bitcoin node on a chain of its own, in a process of its own. It is told its folder, and the rest by the environment; it says nothing.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const networks = require('bcoin/lib/protocol/networks')

// The addresses that Bitcoin Core and everybody else has on such a chain; this node would have its own.
Object.assign(networks.regtest.addressPrefix, {
  pubkeyhash: 0x6f,
  scripthash: 0xc4,
  bech32: 'bcrt',
})
Object.assign(networks.regtest.keyPrefix, {
  privkey: 0xef,
  xpubkey: 0x043587cf,
  xprivkey: 0x04358394,
})

const FullNode = require('bcoin/lib/node/fullnode')
const Address = require('bcoin/lib/primitives/address')
const TX = require('bcoin/lib/primitives/tx')

const node = new FullNode({
  network: 'regtest',
  prefix: process.argv[2],
  memory: false,
  indexTX: true,
  listen: false,
  workers: false,
  logLevel: 'none',
  logFile: false,
  logConsole: false,
  httpHost: '127.0.0.1',
  httpPort: Number(process.env.NODE_PORT),
  apiKey: process.env.NODE_PASSWORD,
  env: false,
  argv: false,
  config: false,
})

// As in Bitcoin Core: one block of exactly these transactions, whatever else waits.
node.rpc.add('generateblock', async ([address, raws]) => {
  const job = await node.miner.cpu.createJob(null, Address.fromString(address, 'regtest'))
  job.attempt.items = []
  job.attempt.fees = 0
  for (const raw of raws) job.attempt.pushTX(TX.fromRaw(raw, 'hex'))
  job.attempt.refresh()
  const block = await node.miner.cpu.mineAsync(job)
  await node.chain.add(block)
  return { hash: block.rhash() }
})

await node.ensure()
await node.open()
await node.connect()
// Without peers nobody says that the chain is up to date; the pool of transactions takes none before that.
node.chain.synced = true

process.once('SIGTERM', () => {
  node.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
