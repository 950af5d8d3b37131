import { rulesOf } from '@fairhouse/jurisdictions'
import { amount } from '@fairhouse/money'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MovedPayment, PaymentFact, WithdrawalFacts } from '#modules/cashier'
import { isRefused, type Outcome, type PlayerAsk } from '#platform/answer'
import { openDatabase, type PooledDatabase } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { createLog } from '#platform/log'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { type Compliance, createCompliance } from '../compliance.ts'

const account = privateKeyToAccount(`0x${'07'.repeat(32)}`)
const stranger = privateKeyToAccount(`0x${'08'.repeat(32)}`)
const hourMs = 3_600_000
const monero = '4'.repeat(95)
const units = amount(3_300_123n)

let test: TestDatabase
let database: PooledDatabase
let compliance: Compliance
let time = 1_793_534_400_000
let payments: PaymentFact[] = []
let judged: PlayerId[] = []
let newest = 900
let player: PlayerId

beforeAll(async () => {
  test = await cloneDatabase({ forgetful: true })
  const { connectionString } = test
  database = openDatabase({ connectionString, poolSize: 8, onFault: () => undefined })
  compliance = createCompliance({
    database,
    clock: { now: () => time },
    log: createLog('silent', { write: () => undefined }),
    sealKey: new Uint8Array(32),
    brand: 'Fairhouse',
    identityProvider: null,
    sanctionsDir: null,
    demo: true,
    licence: 'demo',
    placeRules: async () => rulesOf('demo', null),
    paymentsOf: async () => payments,
    destinationOf: async () => ({ since: 0, others: [] }),
    coinWallets: async () => ({
      wallets: [
        {
          userPMId: 'eth',
          method: 'ethereum',
          label: '0x…',
          asset: 'ETH',
          address: account.address,
        },
        { userPMId: 'xmr', method: 'monero', label: '4…', asset: 'XMR', address: monero },
      ],
    }),
    smallPayment: async (_, method) =>
      method === 'ethereum'
        ? { asset: 'ETH', units, address: '0xhouse' }
        : { refused: 'methodUnavailable' },
    addressScreen: () => null,
    lookAgain: async () => undefined,
    judgeAgain: async (_, who) => void judged.push(who),
    turnoverSince: async () => amount(10_000_000n),
    laidBets: async () => [],
    playersInBrowsers: async () => [],
    askForContact: async () => undefined,
    nameOf: async () => ({ firstName: null, lastName: null }),
    originOf: (host) => host,
  })
  await compliance.start()
})
afterAll(async () => {
  await database.end()
  await test.drop()
})
beforeEach(() => {
  player = playerId(++newest)
  payments = []
  judged = []
})

const askOf = (who: PlayerId): PlayerAsk => ({
  requestId: 'test',
  player: who,
  sessionId: 'session',
  language: 'en',
  address: '127.0.0.1',
  userAgent: 'test',
  host: 'localhost',
  device: null,
})
function granted<Reply extends object>(outcome: Outcome<Reply>): Reply {
  if (isRefused(outcome)) throw new Error(`refused: ${JSON.stringify(outcome)}`)
  return outcome.reply
}
const messageFor = async (who = player, userPMId = 'eth'): Promise<string> => {
  const told = await compliance.answers.walletProofBegin(askOf(who), { userPMId, way: 'signature' })
  return granted(told).wallet.toSign?.message ?? ''
}
const sign = (signature: string, who = player, userPMId = 'eth') =>
  compliance.answers.walletProofSignature(askOf(who), { userPMId, signature })
const proofOf = async (userPMId = 'eth') => {
  const { wallets } = granted(await compliance.answers.walletProofs(askOf(player), {}))
  return wallets.find((one) => one.userPMId === userPMId)?.proof?.way ?? null
}
/** What rules say of much money to the account's address. */
async function verdict(more: Partial<WithdrawalFacts> = {}) {
  const cents = amount(150_000n)
  payments = [
    {
      id: 'd',
      type: 'deposit',
      state: 'confirmed',
      amount: amount(900_000n),
      method: 'ethereum',
      at: time - hourMs,
    },
    { id: 'w', type: 'withdrawal', state: 'pending', amount: cents, method: 'ethereum', at: time },
  ]
  return database.transaction((tx) =>
    compliance.paymentRules.judge(tx, {
      id: 'w',
      payer: {
        player,
        userType: 1,
        isTestMoney: true,
        country: 'DE',
        email: 'a@b.example',
        firstName: 'Ada',
        lastName: 'Lovelace',
        suspended: false,
        emailVerified: true,
        registeredAt: time - 400 * 24 * hourMs,
      },
      amount: cents,
      method: 'ethereum',
      sandbox: true,
      asset: 'ETH',
      address: account.address,
      destinationFields: {},
      fingerprint: '00',
      requestedAt: time,
      ...more,
    }),
  )
}

describe('a message signed with the wallet', () => {
  it('lets a withdrawal go on that waited for it, and is kept with its signature', async () => {
    expect(await verdict()).toMatchObject({ waitsFor: 'walletProof' })
    const message = await messageFor()
    expect(message).toContain(account.address)
    const signature = await account.signMessage({ message })
    expect(granted(await sign(signature)).wallet).toMatchObject({
      proof: { way: 'signature' },
      toSign: null,
    })
    expect(judged).toEqual([player])
    expect(await verdict()).toMatchObject({ waitsFor: 'review' })
    expect(await verdict()).not.toMatchObject({ rules: expect.arrayContaining(['walletOwned']) })
    const kept = await rowsOf<{ evidence: object }>(
      database,
      'SELECT evidence FROM compliance_wallet WHERE player_id = $1',
      [player],
    )
    expect(kept).toEqual([{ evidence: { message, signature } }])
  })

  it('is good once, and of many at once one has it', async () => {
    const signature = await account.signMessage({ message: await messageFor() })
    const answers = await Promise.all(Array.from({ length: 10 }, () => sign(signature)))
    const said = answers.map((one) => (isRefused(one) ? one.refused : 'shown')).toSorted()
    expect(said).toEqual([...Array<string>(9).fill('notFound'), 'shown'])
    expect(await sign(signature)).toEqual({ refused: 'notFound' })
  })

  it('is of one account: another with the same address cannot use it', async () => {
    const mine = await account.signMessage({ message: await messageFor() })
    const other = playerId(++newest)
    await messageFor(other)
    expect(await sign(mine, other)).toMatchObject({ invalidFields: { signature: 'wrong' } })
  })

  it('is worth nothing after an hour, or once another was asked for', async () => {
    const old = await account.signMessage({ message: await messageFor() })
    const newer = await messageFor()
    expect(await sign(old)).toMatchObject({ invalidFields: { signature: 'wrong' } })
    time += hourMs
    expect(await sign(await account.signMessage({ message: newer }))).toEqual({
      refused: 'notFound',
    })
    expect(await proofOf()).toBeNull()
  })

  it('by another wallet shows nothing, and may be tried again', async () => {
    const message = await messageFor()
    expect(await sign(await stranger.signMessage({ message }))).toMatchObject({
      invalidFields: { signature: 'wrong' },
    })
    granted(await sign(await account.signMessage({ message })))
  })

  it('is not asked of a coin whose wallets sign nothing, nor of an address that is nobody’s', async () => {
    const of = (userPMId: string) =>
      compliance.answers.walletProofBegin(askOf(player), { userPMId, way: 'signature' })
    expect(await of('xmr')).toEqual({ refused: 'methodUnavailable' })
    expect(await of('none')).toEqual({ refused: 'notFound' })
  })
})

describe('a small payment', () => {
  const paid = (more: Partial<MovedPayment> = {}) =>
    database.transaction((tx) =>
      compliance.hearPayment(tx, {
        id: '01890000-0000-7000-8000-000000000001',
        player,
        type: 'deposit',
        to: 'confirmed',
        amount: amount(1_100n),
        currency: 'USD',
        label: null,
        asset: 'ETH',
        assetUnits: units,
        about: null,
        reason: null,
        ...more,
      }),
    )
  const begin = async () =>
    granted(
      await compliance.answers.walletProofBegin(askOf(player), { userPMId: 'eth', way: 'payment' }),
    ).wallet

  it('of just the stated amount shows it, and people still look at what goes there', async () => {
    expect((await begin()).toPay).toMatchObject({
      asset: 'ETH',
      amount: '0.003300123',
      address: '0xhouse',
    })
    for (const wrong of [
      { assetUnits: amount(units - 1n) },
      { asset: 'USDT' as const },
      { player: playerId(++newest) },
      { asset: null, assetUnits: null },
    ])
      await paid(wrong)
    expect(await proofOf()).toBeNull()
    await paid()
    expect(await proofOf()).toBe('payment')
    expect(await verdict()).toMatchObject({
      waitsFor: 'review',
      rules: expect.arrayContaining(['walletOwned']),
    })
  })

  it('that comes too late is a deposit and nothing more', async () => {
    await begin()
    time += 48 * hourMs
    await paid()
    expect(await proofOf()).toBeNull()
  })
})

it('people look where a wallet cannot sign: a flag at the desk, once, and the withdrawal waits for them', async () => {
  const ask = () =>
    compliance.answers.walletProofBegin(askOf(player), { userPMId: 'xmr', way: 'people' })
  expect(granted(await ask()).wallet).toMatchObject({
    proof: { way: 'people' },
    ways: ['payment', 'people'],
  })
  await ask()
  const flags = await compliance.desk.flagsOf(player)
  expect(flags.map(({ kind, facts }) => [kind, facts['address']])).toEqual([
    ['walletByPeople', monero],
  ])
  expect(await verdict({ asset: 'XMR', address: monero })).toMatchObject({
    waitsFor: 'review',
    rules: expect.arrayContaining(['walletOwned', 'openFlags']),
  })
})

it('challenges that nobody can use any more are forgotten', async () => {
  await messageFor()
  const count = async () =>
    (
      await rowsOf(database, 'SELECT 1 FROM compliance_wallet_challenge WHERE player_id = $1', [
        player,
      ])
    ).length
  await compliance.sweep()
  expect(await count()).toBe(1)
  time += 2 * hourMs
  await compliance.sweep()
  expect(await count()).toBe(0)
})
