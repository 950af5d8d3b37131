import { randomBytes } from 'node:crypto'
import { utxoNetworks } from '@fairhouse/contract/signer/utxo-networks'
import { p2wpkh } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'
import { z } from 'zod'
import type { Outside } from './outside.ts'

/** A coin as a drill uses it: where it is sent, and what a node says that arrived there, without asking the house. */
export interface CoinOnChain {
  readonly method: string
  readonly asset: string
  readonly chain: string
  /** Some of it, more than the least that can be paid in. */
  readonly units: bigint
  /** One that nobody ever used. */
  readonly newAddress: () => string
  /** Each sum that arrived at an address, in the smallest units, by the blocks of the node alone. */
  readonly arrived: (address: string) => Promise<readonly bigint[]>
  /** What the node knows stays on its disk even when it is killed: the world's other nodes would have it still. */
  readonly flush: () => Promise<void>
}

const text = z.string()

/** Litecoin where its node is installed; Bitcoin's comes with the house. */
export async function coinOfBlocks(outside: Outside): Promise<CoinOnChain> {
  const isLitecoin = (await outside.chains()).includes('litecoin')
  const chain = isLitecoin ? 'litecoin' : 'bitcoin'
  const form = utxoNetworks[chain].regtest
  const scripts = new Map<string, string>()
  const ask = (method: string, ...params: unknown[]) => outside.askNode(chain, method, ...params)
  return {
    method: chain,
    asset: isLitecoin ? 'LTC' : 'BTC',
    chain,
    units: isLitecoin ? 30_000_000n : 100_000n,
    newAddress: () => {
      const { address, script } = p2wpkh(pubECDSA(randomBytes(32)), form)
      if (address === undefined) throw new Error('a key without an address')
      scripts.set(address, Buffer.from(script).toString('hex'))
      return address
    },
    arrived: async (address) => {
      const script = scripts.get(address) ?? ''
      const height = z.int().parse(await ask('getblockcount'))
      const sums: bigint[] = []
      for (let at = 1; at <= height; at++) {
        const block = text.parse(await ask('getblock', await ask('getblockhash', at), false))
        sums.push(...outputsTo(block, script))
      }
      return sums
    },
    flush: async () => {
      if (isLitecoin) await ask('gettxoutsetinfo')
    },
  }
}

/** An output is its amount (8 bytes, the lowest first), the length of its script, and the script. */
function outputsTo(block: string, script: string): bigint[] {
  const tail = (script.length / 2).toString(16).padStart(2, '0') + script
  const sums: bigint[] = []
  for (let at = block.indexOf(tail); at >= 0; at = block.indexOf(tail, at + tail.length)) {
    const bytes = Buffer.from(block.slice(at - 16, at), 'hex')
    sums.push(bytes.readBigUInt64LE())
  }
  return sums
}

/** Ether, on the node that comes with the house. */
export const ether = (outside: Outside): CoinOnChain => ({
  method: 'ethereum',
  asset: 'ETH',
  chain: 'ethereum',
  units: 10_000_000_000_000_000n,
  newAddress: () => `0x${randomBytes(20).toString('hex')}`,
  arrived: async (address) => {
    const told = await outside.askNode('ethereum', 'eth_getBalance', address, 'latest')
    const balance = BigInt(text.parse(told))
    // Nobody else pays there: what came twice is twice as much.
    return balance === 0n ? [] : [balance]
  },
  flush: async () => undefined,
})
