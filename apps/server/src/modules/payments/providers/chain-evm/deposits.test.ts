import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HDKey } from '@scure/bip32'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { systemClock } from '#platform/clock'
import {
  type EthereumChain,
  startEthereum,
} from '../../../../../../sandbox-payments/chains/ethereum/ethereum.ts'
import { tokenCall } from '../../../../../../sandbox-payments/chains/ethereum/token-call.ts'
import { openJournal } from '../../../../../../signer/journal.ts'
import { evmAccounts } from '../../../../../../signer/evm/keys.ts'
import { signEvm } from '../../../../../../signer/evm/sign-evm.ts'
import { prove } from './statement/prove.ts'
import { type EvmHouse, openEvmHouse } from './testing/evm-house.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-evm-'))
const caps = { ETH: 10n ** 24n, USDT: 10n ** 15n, USDC: 10n ** 15n }
const signing = {
  root: HDKey.fromMasterSeed(new Uint8Array(32).fill(7)),
  network: 'regtest' as const,
  journal: openJournal(join(folder, 'journal.jsonl'), caps, systemClock.now),
}
const [account] = evmAccounts(signing)

let chain: EthereumChain
let house: EvmHouse
beforeAll(async () => {
  chain = await startEthereum()
  const sign = (wish: Parameters<typeof signEvm>[1]) => signEvm(signing, wish)
  house = await openEvmHouse({ rpcUrl: chain.rpcUrl, xpub: account?.xpub ?? '', sign })
})
afterAll(async () => {
  await house?.close()
  await chain?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Blocks are made, and the house looks. */
const mine = async (blocks: number) => {
  await chain.mine(blocks)
  await house.look()
}
const oneEther = 10n ** 18n
const nowhere = 'http://127.0.0.1:9'

describe('a deposit', () => {
  it.each([
    ['ETH', 123_456_789_012_345_678n, 123_456_789n, 12_345_678n],
    ['USDT', 25_500_000n, 25_500_000n, 0n],
    ['USDC', 7_000_001n, 7_000_001n, 0n],
  ] as const)('of %s is seen before a block has it, then counted to twelve', async (...row) => {
    const [asset, native, units, dust] = row
    const address = await house.depositAddress(asset)
    const txid = await chain.pay(asset, address, native)
    await house.look()
    expect(await house.deposit(address)).toMatchObject({
      state: 'pending',
      confirmations: 0,
      sum: { asset, units },
      dust,
      txid,
      part: asset === 'ETH' ? `${txid}:` : `${txid}:0`,
    })
    const { from } = z
      .object({ from: z.string() })
      .parse(await chain.ask('eth_getTransactionByHash', txid))
    expect(await house.deposit(address)).toMatchObject({ senders: [from] })
    await mine(1)
    expect(await house.deposit(address)).toMatchObject({ state: 'confirming', confirmations: 1 })
    await mine(10)
    expect(await house.deposit(address)).toMatchObject({ state: 'confirming', confirmations: 11 })
    await mine(1)
    expect(await house.deposit(address)).toMatchObject({
      state: 'confirmed',
      confirmations: 12,
      senders: [from],
    })
  })

  it('tells whoever keeps payments at each step, and is quiet when nothing is new', async () => {
    const address = await house.depositAddress('USDC')
    const question = { kind: 'deposit', reference: 'usdc:4', providerRef: address }
    house.told.length = 0
    await chain.pay('USDC', address, 10n)
    await house.look()
    expect(house.told).toEqual([question])
    await house.look()
    expect(house.told).toEqual([question])
    await mine(1)
    expect(house.told).toEqual([question, question])
    await mine(11)
    house.told.length = 0
    await mine(3)
    expect(house.told).toEqual([])
  })

  it('of which nobody can be told is told again, and keeps no other waiting', async () => {
    const [first, second] = [await house.depositAddress('ETH'), await house.depositAddress('ETH')]
    await chain.pay('ETH', first, oneEther)
    await chain.pay('ETH', second, oneEther)
    house.told.length = 0
    house.world.deaf = first
    await house.look()
    expect(house.told.map(({ providerRef }) => providerRef)).toEqual([second])
    house.world.deaf = ''
    await house.look()
    expect(house.told.map(({ providerRef }) => providerRef)).toEqual([second, first])
  })

  it('counts each of two transfers in one transaction', async () => {
    const address = await house.depositAddress('USDC')
    const data = tokenCall('transferTwice(address,uint256,uint256)', address, 3n, 4n)
    const txid = await chain.call(chain.tokens.USDC, data)
    await mine(12)
    expect(await house.deposits(address)).toMatchObject([
      { part: `${txid}:0`, state: 'confirmed', sum: { units: 3n } },
      { part: `${txid}:1`, state: 'confirmed', sum: { units: 4n } },
    ])
  })

  it('of another of our coins than its method is for is told as what it is', async () => {
    const address = await house.depositAddress('ETH')
    await chain.pay('USDT', address, 9n)
    await mine(12)
    expect(await house.deposit(address)).toMatchObject({ sum: { asset: 'USDT', units: 9n } })
  })

  it('is not made by a token that only calls itself like ours, by nothing, or by a failed transaction', async () => {
    const address = await house.depositAddress('USDT')
    const code = await chain.ask('eth_getCode', chain.tokens.USDC, 'latest')
    const fake = '0x00000000000000000000000000000000000fa4e0'
    await chain.ask('anvil_setCode', fake, code)
    await chain.call(fake, tokenCall('mint(address,uint256)', address, 1_000n))
    await chain.call(chain.tokens.USDT, tokenCall('transfer(address,uint256)', address, 0n))
    const tooMuch = tokenCall('transfer(address,uint256)', address, 10n ** 30n)
    await chain.ask('eth_sendTransaction', {
      from: await chain.address(),
      to: chain.tokens.USDT,
      data: tooMuch,
      gas: '0x20000',
    })
    await house.look()
    await mine(13)
    const states = (await house.deposits(address)).map(({ state }) => state)
    expect(states.filter((state) => state !== 'failed')).toEqual([])
  })

  it('of much waits until the chain calls its block final', async () => {
    const address = await house.depositAddress('ETH')
    await chain.pay('ETH', address, 11n * oneEther)
    await mine(30)
    expect(await house.deposit(address)).toMatchObject({ state: 'confirming', confirmations: 30 })
    await mine(40)
    expect(await house.deposit(address)).toMatchObject({ state: 'confirmed' })
  })
})

describe('a chain that changes its mind', () => {
  it('takes a payment back before it counts, and it is over when its coins went elsewhere', async () => {
    const address = await house.depositAddress('USDC')
    await chain.pay('USDC', address, 50n)
    await mine(2)
    expect(await house.deposit(address)).toMatchObject({ state: 'confirming', confirmations: 2 })
    await chain.reorganise(2)
    await house.look()
    expect(await house.deposit(address)).toMatchObject({
      state: 'cancelled',
      reason: 'doubleSpent',
    })
    await mine(12)
    expect(await house.deposits(address)).toHaveLength(1)
  })

  it('takes a payment back after it counted, and that is told once, under the same name', async () => {
    const address = await house.depositAddress('ETH')
    const txid = await chain.pay('ETH', address, oneEther)
    await mine(13)
    expect(await house.deposit(address)).toMatchObject({ state: 'confirmed' })
    await chain.reorganise(14)
    await house.look()
    expect(await house.deposits(address)).toMatchObject([
      { type: 'deposit', state: 'confirmed', part: `${txid}:` },
      {
        type: 'reversal',
        state: 'confirmed',
        part: `${txid}:`,
        sum: { units: 10n ** 9n },
        reason: 'chainReorganised',
      },
    ])
  })

  it('brings a payment again that it had taken back: it counts once more, under a name of its own', async () => {
    const address = await house.depositAddress('USDC')
    const snapshot = await chain.ask('evm_snapshot')
    const txid = await chain.pay('USDC', address, 88n)
    const raw = await chain.ask('eth_getRawTransactionByHash', txid)
    await mine(12)
    await chain.ask('evm_revert', snapshot)
    await mine(13)
    expect((await house.deposits(address)).map(({ type }) => type)).toEqual(['deposit', 'reversal'])
    await chain.ask('eth_sendRawTransaction', raw)
    await mine(12)
    expect(await house.deposits(address)).toMatchObject([
      { type: 'deposit', state: 'confirmed', part: `${txid}:0` },
      { type: 'reversal', state: 'confirmed', part: `${txid}:0` },
      { type: 'deposit', state: 'confirmed', part: `${txid}:0/2` },
    ])
  })

  it('puts a payment into another block: it counts anew from there, as the same one', async () => {
    const address = await house.depositAddress('USDT')
    const snapshot = await chain.ask('evm_snapshot')
    const txid = await chain.pay('USDT', address, 77n)
    await mine(3)
    expect(await house.deposit(address)).toMatchObject({ confirmations: 3 })
    await chain.ask('evm_revert', snapshot)
    expect(await house.look()).toEqual({ type: 'behind' })
    expect(await house.deposit(address)).toMatchObject({ confirmations: 3 })
    expect(await chain.pay('USDT', address, 77n)).toBe(txid)
    await mine(5)
    expect(await house.deposit(address)).toMatchObject({
      state: 'confirming',
      confirmations: 5,
      part: `${txid}:0`,
    })
  })
})

describe('a statement', () => {
  const hourMs = 3_600_000
  const said = async () => {
    const now = systemClock.now()
    // Test blocks may say a time that is ahead of the clock.
    return (await house.statement(now - hourMs, now + 24 * hourMs)) ?? []
  }

  it('is what the blocks say, whatever was written down', async () => {
    const address = await house.depositAddress('USDC')
    const txid = await chain.pay('USDC', address, 55n)
    await mine(12)
    const write = (sql: string) => house.database.query(sql, [txid])
    await write('UPDATE payments_evm_sighting SET native = 99 WHERE hash = $1')
    const ours = (await said()).filter(({ providerRef }) => providerRef === address)
    const line = { part: `${txid}:0`, asset: 'USDC', units: 55n, state: 'confirmed' }
    expect(ours).toMatchObject([{ type: 'deposit', ...line }])
    const question = { kind: 'deposit', reference: '', providerRef: address } as const
    const proven = await house.proof({ ...question, part: `${txid}:0` })
    expect(proven).toMatchObject({ type: 'known', news: [{ sum: { units: 55n } }] })
    const nobodys = `0x${'ab'.repeat(32)}`
    await write(
      `UPDATE payments_evm_sighting SET hash = '${nobodys}', part = '${nobodys}:0' WHERE hash = $1`,
    )
    expect(await house.proof(question)).toEqual({ type: 'none' })
    await write(`DELETE FROM payments_evm_sighting WHERE hash = '${nobodys}' AND $1::text <> ''`)
  })

  it('is not asked for what a test chain had before it began anew', async () => {
    const address = await house.depositAddress('USDC')
    const chainNow = await house.opened()
    const older = `0x${'cd'.repeat(32)}`
    await house.database.query(
      `WITH older AS (
         INSERT INTO payments_evm_chain (chain, provider, scanned_height, next_nonce) VALUES ('older', 'chain-ethereum', 100, 0)
       )
       INSERT INTO payments_evm_sighting (chain, part, hash, ordinal, life, address, asset, native, sender, sender_nonce, state, height,
         was_included, first_seen_at, changed_at)
       VALUES ('older', $1 || ':0', $1, 0, 1, $2, 'USDC', 5, $2, 0, 'done', 80, true, now(), now())`,
      [older, address],
    )
    const question = { kind: 'deposit', reference: '', providerRef: address } as const
    const proofOn = (sandbox: boolean) =>
      prove(async () => ({ ...chainNow, sandbox }), house.provider.status, question)
    const told = { part: `${older}:0`, state: 'confirmed', sum: { units: 5n } }
    expect(await proofOn(true)).toMatchObject({ type: 'known', news: [told] })
    expect(await proofOn(false)).toEqual({ type: 'none' })
    await house.database.query(
      `WITH gone AS (DELETE FROM payments_evm_sighting WHERE chain = 'older') DELETE FROM payments_evm_chain WHERE chain = 'older'`,
    )
  })

  it('tells of what leaves an address of ours and was asked for by nobody', async () => {
    await chain.pay('ETH', house.hotAddress, oneEther)
    await mine(1)
    await chain.ask('anvil_impersonateAccount', house.hotAddress)
    const thief = `0x${'bad'.padStart(40, '0')}`
    const wish = { from: house.hotAddress, to: thief, value: '0x3b9aca00' }
    const txid = await chain.ask('eth_sendTransaction', wish)
    await chain.ask('anvil_stopImpersonatingAccount', house.hotAddress)
    await mine(1)
    const gone = (await said()).filter(({ to }) => to === thief)
    expect(gone).toMatchObject([
      {
        type: 'withdrawal',
        providerRef: `${String(txid)}:`,
        reference: null,
        asset: 'ETH',
        units: 1n,
      },
    ])
  })

  it('is not to be had while the node is silent, or has no younger block than the day', async () => {
    const now = systemClock.now()
    expect(await house.statement(now - hourMs, now + 48 * hourMs, false)).toBeNull()
    house.world.urlFor = () => nowhere
    expect(await house.statement(now - hourMs, now)).toBeNull()
    house.world.urlFor = () => chain.rpcUrl
  })
})

describe('a node', () => {
  it('that has less than was read says nothing about what was seen', async () => {
    const address = await house.depositAddress('ETH')
    await chain.pay('ETH', address, oneEther)
    await mine(12)
    const behind = await startEthereum()
    try {
      house.world.urlFor = () => behind.rpcUrl
      await expect(house.look()).rejects.toThrow('the chain is foreign')
      expect(await house.deposit(address)).toMatchObject({ state: 'confirmed' })
    } finally {
      house.world.urlFor = () => chain.rpcUrl
      await behind.stop()
    }
  })

  it('that is gone costs time, never money', async () => {
    const address = await house.depositAddress('ETH')
    house.world.urlFor = () => nowhere
    await expect(house.look()).rejects.toThrow('cannot be asked')
    expect(await house.depositAddress('USDC')).toMatch(/^0x/)
    await chain.pay('ETH', address, oneEther)
    await chain.mine(12)
    house.world.urlFor = () => chain.rpcUrl
    await house.look()
    expect(await house.deposit(address)).toMatchObject({ state: 'confirmed' })
  })
})
