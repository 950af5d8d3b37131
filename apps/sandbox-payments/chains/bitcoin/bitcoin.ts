import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { createNodeRpc } from '../node-rpc.ts'
import { startProgram } from '../program.ts'
import { keyIn } from '../purse.ts'
import { segwitPurse } from '../segwit-purse.ts'
import type { TestChain, TestChainKind } from '../test-chain.ts'
import { openUtxoFaucet } from '../utxo-faucet.ts'

const form = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }

/** bcoin on a chain of its own. It speaks as Bitcoin Core does, and knows no rule after 2018: for tests alone. */
export const bitcoin: TestChainKind = {
  name: 'bitcoin',
  assets: ['BTC'],
  isInstalled,
  start: startBitcoin,
}

function isInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve('bcoin/package.json')
    return true
  } catch {
    return false
  }
}

async function startBitcoin(folder: string): Promise<TestChain> {
  const data = join(folder, 'node')
  mkdirSync(data, { recursive: true })
  const port = await freePort()
  const password = randomBytes(16).toString('hex')
  const rpc = createNodeRpc(port, 'house', password)
  const node = await startProgram({
    program: process.execPath,
    words: [join(import.meta.dirname, 'node.mjs'), data],
    environment: {
      // Its native parts are older than this Node.
      NODE_BACKEND: 'js',
      NODE_PORT: String(port),
      NODE_PASSWORD: password,
    },
    isUp: async () => {
      await rpc.call('getblockcount')
    },
  })
  // Witnesses count from block 432 on; before that such payments vanish without a word.
  const purse = segwitPurse(keyIn(folder), form)
  const faucet = await openUtxoFaucet({ rpc, purse, blocksAtLeast: 450 })
  return {
    rpcUrl: rpc.url,
    address: async () => faucet.address,
    pay: (_asset, address, units) => faucet.pay(address, units),
    height: faucet.height,
    mine: faucet.mine,
    reorganise: faucet.reorganise,
    ended: node.ended,
    stop: node.stop,
  }
}
