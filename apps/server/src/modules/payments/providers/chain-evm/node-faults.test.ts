import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HDKey } from '@scure/bip32'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '#platform/clock'
import {
  type EthereumChain,
  startEthereum,
} from '../../../../../../sandbox-payments/chains/ethereum/ethereum.ts'
import { openJournal } from '../../../../../../signer/journal.ts'
import { evmAccounts } from '../../../../../../signer/evm/keys.ts'
import { signEvm } from '../../../../../../signer/evm/sign-evm.ts'
import { type EvmHouse, openEvmHouse } from './testing/evm-house.ts'
import type { Look } from './watch.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-evm-faults-'))
const signing = {
  root: HDKey.fromMasterSeed(new Uint8Array(32).fill(9)),
  network: 'regtest' as const,
  journal: openJournal(join(folder, 'journal.jsonl'), {}, systemClock.now),
}
const [account] = evmAccounts(signing)
const oneEther = 10n ** 18n

let chain: EthereumChain
let house: EvmHouse
/** One payment that counted, and one that is on its way. */
let counted: string
let coming: string
beforeAll(async () => {
  chain = await startEthereum()
  // A house begins to read 128 blocks back: what lies before those it does not know.
  await chain.mine(160)
  const sign = (wish: Parameters<typeof signEvm>[1]) => signEvm(signing, wish)
  house = await openEvmHouse({ rpcUrl: chain.rpcUrl, xpub: account?.xpub ?? '', sign })
  await house.look()
  counted = await house.depositAddress('ETH')
  coming = await house.depositAddress('ETH')
  await chain.pay('ETH', counted, oneEther)
  await chain.mine(11)
  await chain.pay('ETH', coming, oneEther)
  await chain.mine(1)
  await house.look()
  house.told.length = 0
})
afterAll(async () => {
  await house?.close()
  await chain?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What the cashier would hear is what it heard before, and it is told nothing. */
async function nothingMoved(): Promise<void> {
  expect(await house.deposits(counted)).toMatchObject([{ state: 'confirmed', confirmations: 12 }])
  expect(await house.deposits(coming)).toMatchObject([{ state: 'confirming', confirmations: 1 }])
  expect(house.told).toEqual([])
}

const concernOf = (saw: Look['saw'], lastsMs = 120_000) =>
  house.concerns({ saw, since: 0, at: lastsMs })

it('a node that is gone is told of, and nothing moves', async () => {
  house.world.urlFor = () => 'http://127.0.0.1:9'
  await expect(house.look()).rejects.toThrow('cannot be asked')
  await nothingMoved()
  expect(await concernOf('silent')).toEqual([
    'chain-ethereum: its node or the signer does not answer.',
  ])
  house.world.urlFor = () => chain.rpcUrl
})

it('a node that is behind is waited for, is told of once that lasts, and nothing moves', async () => {
  await chain.ask('anvil_rollback', 3)
  expect(await house.look()).toEqual({ type: 'behind' })
  await nothingMoved()
  expect(await concernOf('behind')).toEqual([
    'chain-ethereum: its node has fewer blocks than were read before; it is waited for.',
  ])
  expect(await concernOf('behind', 5_000)).toEqual([])
})

it('a node whose chain left more than was read is not believed, and nothing moves', async () => {
  await chain.ask('anvil_reorg', 150, [])
  await chain.mine(5)
  expect(await house.look()).toEqual({ type: 'lost' })
  await nothingMoved()
  expect(await concernOf('lost')).toEqual([
    'chain-ethereum: the chain left more blocks than are remembered: people must look at it.',
  ])
})
