import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { createNodeRpc } from '../node-rpc.ts'
import { startProgram } from '../program.ts'
import { keyIn } from '../purse.ts'
import { segwitPurse } from '../segwit-purse.ts'
import type { TestChain, TestChainKind } from '../test-chain.ts'
import { openUtxoFaucet } from '../utxo-faucet.ts'

/** Debian's; the one on the path there is a script that writes into the home folder. */
const program = '/usr/lib/litecoin/litecoind'
const form = { bech32: 'rltc', pubKeyHash: 0x6f, scriptHash: 0x3a, wif: 0xef }

/** Litecoin Core on a chain of its own. */
export const litecoin: TestChainKind = {
  name: 'litecoin',
  assets: ['LTC'],
  isInstalled: () => existsSync(program),
  start: startLitecoin,
}

async function startLitecoin(folder: string): Promise<TestChain> {
  const data = join(folder, 'node')
  mkdirSync(data, { recursive: true })
  const port = await freePort()
  const password = randomBytes(16).toString('hex')
  const settings = join(data, 'litecoin.conf')
  writeFileSync(settings, settingsOf(port, password), { mode: 0o600 })
  const rpc = createNodeRpc(port, 'house', password)
  const node = await startProgram({
    program,
    words: [`-datadir=${data}`, `-conf=${settings}`],
    isUp: async () => {
      await rpc.call('getblockcount')
    },
  })
  const purse = segwitPurse(keyIn(folder), form)
  const faucet = await openUtxoFaucet({ rpc, purse, blocksAtLeast: 120 })
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

// Extension blocks come into force at block 432 and need a peg-in just then, or no block can be made any more: they are put off for good.
const settingsOf = (port: number, password: string): string =>
  [
    'regtest=1',
    'server=1',
    'listen=0',
    'dnsseed=0',
    'disablewallet=1',
    'txindex=1',
    'dbcache=8',
    'vbparams=mweb:4070908800:4070908801',
    'rpcuser=house',
    `rpcpassword=${password}`,
    '[regtest]',
    'rpcbind=127.0.0.1',
    'rpcallowip=127.0.0.1',
    `rpcport=${port}`,
    '',
  ].join('\n')
