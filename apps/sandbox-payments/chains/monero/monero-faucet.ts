import { z } from 'zod'
import type { TestChain } from '../test-chain.ts'
import type { JsonDoor } from './json-door.ts'

/** The first block's coins unlock after sixty, and a payment hides among sixteen that are unlocked. */
const blocksAtLeast = 130

const address = z.object({ address: z.string() })
const info = z.object({ height: z.int() })
const sent = z.object({ tx_hash: z.string() })
const pool = z.object({ tx_hashes: z.array(z.string()).default([]) })

type Faucet = Pick<TestChain, 'address' | 'height' | 'mine' | 'reorganise'> & {
  readonly pay: (to: string, units: bigint) => Promise<string>
}

/** Pays out of the coins of the first blocks, which it makes where they are not there. */
export async function openMoneroFaucet(node: JsonDoor, wallet: JsonDoor): Promise<Faucet> {
  const file = { filename: 'faucet', password: '' }
  await wallet
    .call('open_wallet', file)
    .catch(() => wallet.call('create_wallet', { ...file, language: 'English' }))
  const { address: home } = address.parse(await wallet.call('get_address', { account_index: 0 }))
  const count = async () => info.parse(await node.call('get_info')).height
  const mine = async (blocks: number): Promise<void> => {
    // One after the other: a call that takes a minute would seem lost.
    for (let made = 0; made < blocks; made++)
      await node.call('generateblocks', { amount_of_blocks: 1, wallet_address: home })
  }
  await mine(Math.max(0, blocksAtLeast + 1 - (await count())))
  await wallet.call('refresh')
  return {
    address: async () =>
      address.parse(await wallet.call('create_address', { account_index: 0 })).address,
    height: async () => (await count()) - 1,
    mine,
    pay: async (to, units) => {
      if (units > BigInt(Number.MAX_SAFE_INTEGER))
        throw new Error('the faucet has not so many coins')
      await wallet.call('refresh')
      const wish = { destinations: [{ address: to, amount: Number(units) }], account_index: 0 }
      return sent.parse(await wallet.call('transfer', wish)).tx_hash
    },
    reorganise: async (depth) => {
      await node.post('/pop_blocks', { nblocks: depth })
      // What was in the blocks waits again: it is forgotten, so that it never comes back.
      const { tx_hashes: waiting } = pool.parse(await node.post('/get_transaction_pool_hashes', {}))
      if (waiting.length > 0) await node.call('flush_txpool', { txids: waiting })
      await mine(depth + 1)
      await wallet.call('rescan_spent')
    },
  }
}
