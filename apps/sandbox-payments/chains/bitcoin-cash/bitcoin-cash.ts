import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { createNodeRpc } from '../node-rpc.ts'
import { startProgram } from '../program.ts'
import { keyIn } from '../purse.ts'
import type { TestChain, TestChainKind } from '../test-chain.ts'
import { openUtxoFaucet } from '../utxo-faucet.ts'
import { cashPurse } from './cash-purse.ts'

/** `npm ci --ignore-scripts` in this folder brings the node. */
const home = join(import.meta.dirname, 'node')

/** bcash on a chain of its own: rules as of 2019, so for tests alone. */
export const bitcoinCash: TestChainKind = {
  name: 'bitcoin-cash',
  assets: ['BCH'],
  isInstalled: () => existsSync(join(home, 'node_modules', 'bcash')),
  start: startBitcoinCash,
}

async function startBitcoinCash(folder: string): Promise<TestChain> {
  const data = join(folder, 'node')
  mkdirSync(data, { recursive: true })
  const port = await freePort()
  const password = randomBytes(16).toString('hex')
  const rpc = createNodeRpc(port, 'house', password)
  const { stop } = await startProgram({
    program: process.execPath,
    words: [join(home, 'node.mjs')],
    environment: {
      // Its native parts are older than this Node.
      NODE_BACKEND: 'js',
      NODE_FOLDER: data,
      NODE_PORT: String(port),
      NODE_PASSWORD: password,
    },
    isUp: async () => {
      await rpc.call('getblockcount')
    },
  })
  const purse = cashPurse(keyIn(folder), 'bchreg')
  const faucet = await openUtxoFaucet({ rpc, purse, blocksAtLeast: 120 })
  return {
    rpcUrl: rpc.url,
    address: async () => faucet.address,
    pay: (_asset, address, units) => faucet.pay(address, units),
    height: faucet.height,
    mine: faucet.mine,
    reorganise: faucet.reorganise,
    stop,
  }
}
