import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SignAnswer, SignEvm } from '@fairhouse/contract/signer/request'
import { HDKey } from '@scure/bip32'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '#platform/clock'
import { rowsOf } from '#platform/rows'
import {
  type EthereumChain,
  startEthereum,
} from '../../../../../../sandbox-payments/chains/ethereum/ethereum.ts'
import { tokenCall } from '../../../../../../sandbox-payments/chains/ethereum/token-call.ts'
import { evmAccounts } from '../../../../../../signer/evm/keys.ts'
import { signEvm } from '../../../../../../signer/evm/sign-evm.ts'
import { openJournal } from '../../../../../../signer/journal.ts'
import { openFaultyLine } from '../../testing/faulty-line.ts'
import { type EvmHouse, openEvmHouse, payoutTo } from './testing/evm-house.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-evm-'))
const caps = { ETH: 10n ** 24n, USDT: 10n ** 15n, USDC: 10n ** 15n }
const signing = {
  root: HDKey.fromMasterSeed(new Uint8Array(32).fill(9)),
  network: 'regtest' as const,
  journal: openJournal(join(folder, 'journal.jsonl'), caps, systemClock.now),
}
const [account] = evmAccounts(signing)
const sign = (wish: SignEvm): Promise<SignAnswer> => signEvm(signing, wish)

let chain: EthereumChain
let house: EvmHouse
beforeAll(async () => {
  chain = await startEthereum()
  house = await openEvmHouse({ rpcUrl: chain.rpcUrl, xpub: account?.xpub ?? '', sign })
  await chain.pay('ETH', house.hotAddress, 50n * oneEther)
  await chain.pay('USDT', house.hotAddress, 1_000_000_000n)
  await chain.pay('USDC', house.hotAddress, 1_000_000_000n)
  await chain.mine(1)
})
afterAll(async () => {
  await house?.close()
  await chain?.stop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  house.world.sign = sign
  house.world.urlFor = () => chain.rpcUrl
})

const oneEther = 10n ** 18n
const nowhere = 'http://127.0.0.1:9'
let payees = 0
/** Somebody whom nobody paid yet. */
const newPayee = (): string => `0x${(0xabc0000 + ++payees).toString(16).padStart(40, '0')}`

const mine = async (blocks: number): Promise<void> => {
  await chain.mine(blocks)
  await house.look()
}
const big = (value: unknown): bigint => BigInt(String(value))
const balance = async (asset: 'ETH' | 'USDT' | 'USDC', of: string): Promise<bigint> => {
  if (asset === 'ETH') return big(await chain.ask('eth_getBalance', of, 'latest'))
  const data = `0x70a08231${of.slice(2).toLowerCase().padStart(64, '0')}`
  return big(await chain.ask('eth_call', { to: chain.tokens[asset], data }, 'latest'))
}
const sentOf = async (reference: string): Promise<{ hash: string; nonce: bigint; raw: string }[]> =>
  rowsOf(
    house.database,
    `SELECT signed.hash, signed.nonce, signed.raw FROM payments_evm_signed AS signed
     JOIN payments_evm_spend AS spend USING (chain, sender, nonce) WHERE spend.reference = $1 ORDER BY signed.signed_at`,
    [reference],
  )

describe('a payout', () => {
  it.each([
    ['ETH', 1_500_000_000n, 1_500_000_000_000_000_000n],
    ['USDT', 25_000_001n, 25_000_001n],
    ['USDC', 7n, 7n],
  ] as const)(
    'of %s arrives to the unit, is done after twelve blocks, and tells its fee',
    async (...row) => {
      const [asset, units, native] = row
      const payee = newPayee()
      const wish = payoutTo(payee, asset, units)
      const opened = await house.provider.createPayout(wish)
      expect(opened).toMatchObject({ type: 'opened', providerRef: wish.reference })
      const before = await house.payoutNews(wish.reference)
      expect(before).toMatchObject({ state: 'sent', fee: null, confirmations: 0 })
      await mine(1)
      expect(await balance(asset, payee)).toBe(native)
      expect(await house.payoutNews(wish.reference)).toMatchObject({
        state: 'sent',
        txid: before.txid,
        confirmations: 1,
      })
      await mine(11)
      const done = await house.payoutNews(wish.reference)
      expect(done).toMatchObject({ state: 'confirmed', txid: before.txid, fee: { asset: 'ETH' } })
      expect(done.fee?.units).toBeGreaterThanOrEqual(21_000n)
    },
  )

  it('is made once however often and at once it is asked for', async () => {
    const payee = newPayee()
    const wish = payoutTo(payee, 'USDC', 11n)
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => house.provider.createPayout(wish)))
    for (const one of all) expect(one).toMatchObject({ type: 'opened' })
    await mine(12)
    expect(await balance('USDC', payee)).toBe(11n)
    await expect(
      house.provider.createPayout({ ...wish, sum: payoutTo(payee, 'USDC', 12n).sum }),
    ).rejects.toThrow('otherwise')
  })

  it('shares nonces with nobody: twenty at once have twenty in a row, and all arrive', async () => {
    const wishes = Array.from({ length: 20 }, (_, at) =>
      payoutTo(newPayee(), at % 2 === 0 ? 'ETH' : 'USDT', BigInt(at + 1)),
    )
    const opened = await Promise.all(wishes.map((wish) => house.provider.createPayout(wish)))
    for (const one of opened) expect(one.type).toBe('opened')
    await mine(12)
    const nonces: bigint[] = []
    for (const { reference } of wishes) {
      expect(await house.payoutNews(reference)).toMatchObject({ state: 'confirmed' })
      nonces.push(...(await sentOf(reference)).map(({ nonce }) => nonce))
    }
    const sorted = nonces.toSorted((one, other) => Number(one - other))
    const [first = 0n] = sorted
    expect(sorted).toEqual(sorted.map((_, at) => first + BigInt(at)))
  })

  it('to somebody whom the issuer barred is refused before anything is signed', async () => {
    const payee = newPayee()
    await chain.call(chain.tokens.USDC, tokenCall('setBarred(address,bool)', payee, 1n))
    await chain.mine(1)
    const wish = payoutTo(payee, 'USDC', 5n)
    const opened = await house.provider.createPayout(wish)
    expect(opened).toEqual({ type: 'refused', reason: 'addressRefused' })
    expect(await sentOf(wish.reference)).toEqual([])
  })

  it('to somebody who is barred after it was sent fails, and says so', async () => {
    const payee = newPayee()
    const wish = payoutTo(payee, 'USDC', 5n)
    await house.provider.createPayout(wish)
    const barred = tokenCall('setBarred(address,bool)', payee, 1n)
    await chain.ask('eth_sendTransaction', {
      from: await chain.address(),
      to: chain.tokens.USDC,
      data: barred,
      maxFeePerGas: '0x174876e800',
      maxPriorityFeePerGas: '0x174876e800',
    })
    await mine(12)
    expect(await house.payoutNews(wish.reference)).toMatchObject({
      state: 'failed',
      reason: 'addressRefused',
    })
    expect(await balance('USDC', payee)).toBe(0n)
  })

  it('of more than there is waits, unsigned, for more, and people are told where to send it', async () => {
    const wish = payoutTo(newPayee(), 'USDC', 5_000_000_000n)
    expect(await house.provider.createPayout(wish)).toEqual({ type: 'unknown' })
    const question = { kind: 'payout', reference: wish.reference, providerRef: null } as const
    expect(await house.provider.status(question)).toEqual({ type: 'none' })
    const sentence = `payouts wait for USDC; send some to ${house.hotAddress}.`
    expect(await house.concerns()).toEqual([expect.stringContaining(sentence)])
    house.world.laterMs = 3 * 60 * 60_000
    expect(await house.concerns()).toEqual([])
    house.world.laterMs = 0
    await house.provider.createPayout(payoutTo(newPayee(), 'USDC', 1n))
    expect(await house.concerns()).toEqual([])
  })
})

describe('a payout that is interrupted', () => {
  it('between nonce and signature goes on by itself, with the same nonce', async () => {
    house.world.sign = async () => null
    const payee = newPayee()
    const wish = payoutTo(payee, 'USDT', 21n)
    expect(await house.provider.createPayout(wish)).toMatchObject({ type: 'opened' })
    expect(await house.payoutNews(wish.reference)).toMatchObject({ state: 'pending', txid: null })
    const after = payoutTo(newPayee(), 'USDT', 22n)
    house.world.sign = sign
    await house.provider.createPayout(after)
    await house.look()
    await mine(12)
    expect(await house.payoutNews(wish.reference)).toMatchObject({ state: 'confirmed' })
    expect(await house.payoutNews(after.reference)).toMatchObject({ state: 'confirmed' })
    const [[first], [second]] = [await sentOf(wish.reference), await sentOf(after.reference)]
    expect(second?.nonce).toBe((first?.nonce ?? 0n) + 1n)
  })

  it('between signature and sending has its id already, and the same bytes are sent afterwards', async () => {
    const wish = payoutTo(newPayee(), 'USDT', 31n)
    house.world.sign = async (asked) => {
      const signed = await sign(asked)
      house.world.urlFor = () => nowhere
      return signed
    }
    expect(await house.provider.createPayout(wish)).toMatchObject({ type: 'opened' })
    const [kept, ...more] = await sentOf(wish.reference)
    expect(more).toEqual([])
    expect((await house.payoutNews(wish.reference)).txid).toBe(kept?.hash)
    house.world.urlFor = () => chain.rpcUrl
    expect(await chain.ask('eth_getTransactionByHash', kept?.hash)).toBeNull()
    house.world.sign = sign
    expect(await house.provider.createPayout(wish)).toMatchObject({ type: 'opened' })
    await mine(12)
    expect(await house.payoutNews(wish.reference)).toMatchObject({
      state: 'confirmed',
      txid: kept?.hash,
    })
    expect(await sentOf(wish.reference)).toEqual([kept])
  })

  it.each(['down', 'lost'] as const)(
    'by a line that is %s at any of its questions is paid once, whoever goes on with it',
    async (fault) => {
      const line = await openFaultyLine(chain.rpcUrl)
      line.set(fault)
      const wishes = Array.from({ length: 12 }, (_, at) =>
        payoutTo(newPayee(), 'USDC', BigInt(at + 100)),
      )
      try {
        for (const [breaksAt, wish] of wishes.entries()) {
          let asked = 0
          house.world.urlFor = () => (asked++ === breaksAt ? line.url : chain.rpcUrl)
          expect((await house.provider.createPayout(wish)).type).not.toBe('refused')
          house.world.urlFor = () => chain.rpcUrl
          if (breaksAt % 2 === 0) await house.provider.createPayout(wish)
          else await house.look()
          expect(await house.provider.createPayout(wish)).toMatchObject({ type: 'opened' })
        }
      } finally {
        await line.stop()
      }
      await house.look()
      await mine(12)
      for (const { reference, destination, sum } of wishes) {
        expect(await house.payoutNews(reference)).toMatchObject({ state: 'confirmed' })
        expect(await balance('USDC', destination.fields['address'] ?? '')).toBe(sum.units)
        expect(await sentOf(reference)).toHaveLength(1)
      }
    },
  )

  it('by a signer that says no is over, and those behind it pass', async () => {
    house.world.sign = async (asked) =>
      asked.purpose === 'empty' ? sign(asked) : { type: 'refused', why: 'foreignOutput' }
    const wish = payoutTo(newPayee(), 'USDC', 41n)
    expect(await house.provider.createPayout(wish)).toEqual({
      type: 'refused',
      reason: 'providerFault',
    })
    house.world.sign = sign
    const after = payoutTo(newPayee(), 'USDC', 42n)
    await house.provider.createPayout(after)
    await house.look()
    await mine(12)
    expect(await house.payoutNews(after.reference)).toMatchObject({ state: 'confirmed' })
    expect(await house.payoutNews(wish.reference)).toMatchObject({
      state: 'failed',
      reason: 'providerFault',
    })
  })

  it('by a signer whose day is full waits for the next, and those with it', async () => {
    let asked = 0
    house.world.sign = async () => {
      asked += 1
      return { type: 'refused', why: 'dayIsFull' }
    }
    const wish = payoutTo(newPayee(), 'USDC', 61n)
    expect(await house.provider.createPayout(wish)).toMatchObject({ type: 'opened' })
    await house.look()
    expect(asked).toBe(1)
    expect(await house.payoutNews(wish.reference)).toMatchObject({ state: 'pending' })
    house.world.sign = sign
    await house.database.query('UPDATE payments_evm_spend SET sign_at = clock_timestamp()')
    await house.look()
    await mine(12)
    expect(await house.payoutNews(wish.reference)).toMatchObject({ state: 'confirmed' })
  })

  it('by a chain that takes its block back is sent again, and paid once', async () => {
    const payee = newPayee()
    const wish = payoutTo(payee, 'ETH', 3n)
    await house.provider.createPayout(wish)
    await mine(3)
    await chain.reorganise(3)
    await house.look()
    expect(await house.payoutNews(wish.reference)).toMatchObject({ confirmations: 0 })
    house.world.laterMs += 20_000
    await house.look()
    await mine(12)
    expect(await house.payoutNews(wish.reference)).toMatchObject({ state: 'confirmed' })
    expect(await balance('ETH', payee)).toBe(3_000_000_000n)
  })

  it('by a crowded network is replaced by a dearer one of the same nonce, and paid once', async () => {
    const payee = newPayee()
    const wish = payoutTo(payee, 'USDT', 51n)
    await house.provider.createPayout(wish)
    await chain.ask('anvil_setNextBlockBaseFeePerGas', '0x2540be400')
    await mine(1)
    expect(await house.payoutNews(wish.reference)).toMatchObject({ confirmations: 0 })
    house.world.laterMs += 200_000
    await house.look()
    const [old, dearer, ...more] = await sentOf(wish.reference)
    expect(more).toEqual([])
    expect(dearer?.nonce).toBe(old?.nonce)
    await mine(12)
    expect(await house.payoutNews(wish.reference)).toMatchObject({
      state: 'confirmed',
      txid: dearer?.hash,
    })
    expect(await balance('USDT', payee)).toBe(51n)
  })
})

describe('what came in', () => {
  it('is gathered at the hot address, and is no deposit there', async () => {
    const ether = await house.depositAddress('ETH')
    const tether = await house.depositAddress('USDT')
    await chain.pay('ETH', ether, oneEther)
    await chain.pay('USDT', tether, 90_000_000n)
    await mine(12)
    const before = await balance('USDT', house.hotAddress)
    await house.sweep()
    await house.look()
    await mine(1)
    await house.sweep()
    await house.look()
    await mine(12)
    expect(await balance('ETH', ether)).toBeLessThan(oneEther / 1_000n)
    expect(await balance('USDT', tether)).toBe(0n)
    expect(await balance('USDT', house.hotAddress)).toBe(before + 90_000_000n)
    expect(await house.deposits(tether)).toHaveLength(1)
    await house.sweep()
    const open = await rowsOf(house.database, `SELECT FROM payments_evm_spend WHERE state = 'open'`)
    expect(open).toEqual([])
  })
})

describe('where a payout goes', () => {
  const given = '0x52908400098527886E0F7030069857D2E4169EE7'
  it.each([
    [given, null],
    [given.toLowerCase(), null],
    ['0x52908400098527886e0F7030069857D2E4169EE7', 'checksum'],
    ['0x5290840009852788', 'format'],
    ['', 'format'],
    [`0x${'0'.repeat(40)}`, 'format'],
    ['0x5FbDB2315678afecb367f032d93F642f64180aa3', 'format'],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'otherNetwork'],
    ['LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', 'otherNetwork'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'otherNetwork'],
  ])('%s: %s', async (address, fault) => {
    const found = await house.provider.checkDestination('usdt', {
      token: null,
      fields: { address },
    })
    expect(found).toEqual(fault === null ? null : { field: 'address', fault })
  })

  it('is never an address of ours', async () => {
    for (const address of [house.hotAddress, await house.depositAddress('ETH')]) {
      const found = await house.provider.checkDestination('ethereum', {
        token: null,
        fields: { address },
      })
      expect(found).toEqual({ field: 'address', fault: 'ours' })
    }
  })
})
