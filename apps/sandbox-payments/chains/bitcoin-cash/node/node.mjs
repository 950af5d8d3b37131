// A Bitcoin Cash node on a chain of its own, in a process of its own. Settings come by the environment; it says nothing.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

// Its store looks for a native part that it would have to compile; that of another package is the same, ready made.
const stored = require.resolve('loady')
require.cache[stored] = {
  id: stored,
  filename: stored,
  loaded: true,
  exports: (name) => {
    if (name === 'leveldown') return require('leveldown/binding')
    throw new Error(`${name} is not here`)
  },
}

const FullNode = require('bcash/lib/node/fullnode')
const Address = require('bcash/lib/primitives/address')
const TX = require('bcash/lib/primitives/tx')

const node = new FullNode({
  network: 'regtest',
  prefix: process.env.NODE_FOLDER,
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

// As in Bitcoin Core: one block of exactly these transactions, whatever else waits. Their order in it is that of their names.
node.rpc.add('generateblock', async ([address, raws]) => {
  const job = await node.miner.cpu.createJob(null, Address.fromString(address, 'regtest'))
  job.attempt.items = []
  job.attempt.fees = 0
  for (const raw of raws) job.attempt.pushTX(TX.fromRaw(raw, 'hex'))
  job.attempt.sort()
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
