import { profileNamed, rulesOf } from '@fairhouse/jurisdictions'
import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentFact, WithdrawalFacts } from '#modules/cashier'
import type { PlayerAsk } from '#platform/answer'
import { openDatabase, type PooledDatabase } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { createLog } from '#platform/log'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { type Compliance, createCompliance } from '../compliance.ts'
import { decideIdentity } from '../identity-checks/decide-identity.ts'

const now = 1_793_534_400_000
const hour = 3_600_000

let test: TestDatabase
let database: PooledDatabase
let compliance: Compliance
let payments: PaymentFact[] = []
let player: PlayerId
let newest = 0
beforeAll(async () => {
  test = await cloneDatabase({ forgetful: true })
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 4,
    onFault: () => undefined,
  })
  compliance = complianceUnder('demo', null)
  await compliance.start()
})
const complianceUnder = (licence: string, place: string | null): Compliance =>
  createCompliance({
    database,
    clock: { now: () => now },
    log: createLog('silent', { write: () => undefined }),
    sealKey: new Uint8Array(32),
    brand: 'Fairhouse',
    coinWallets: async () => ({ wallets: [] }),
    smallPayment: async () => ({ refused: 'methodUnavailable' }),
    identityProvider: null,
    sanctionsDir: null,
    demo: true,
    licence,
    placeRules: async () => rulesOf(licence, place),
    paymentsOf: async (_on, _player, since) => payments.filter(({ at }) => at >= since),
    destinationOf: async () => ({ since: null, others: [] }),
    addressScreen: () => null,
    lookAgain: async () => undefined,
    judgeAgain: async () => undefined,
    turnoverSince: async () => amount(10_000_000n),
    laidBets: async () => [],
    playersInBrowsers: async () => [],
    askForContact: async () => undefined,
    nameOf: async () => ({ firstName: null, lastName: null }),
    originOf: (host) => host,
  })
afterAll(async () => {
  await database.end()
  await test.drop()
})
beforeEach(() => {
  player = playerId(++newest)
  payments = []
})

const withdrawal = (cents: bigint, more: object = {}, payer: object = {}): WithdrawalFacts => ({
  id: `w${newest}`,
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
    registeredAt: now - 400 * 24 * hour,
    ...payer,
  },
  amount: amount(cents),
  method: 'litecoin',
  sandbox: true,
  asset: 'LTC',
  address: 'rltc1qada',
  destinationFields: {},
  fingerprint: '00',
  requestedAt: now,
  ...more,
})
const judge = (one: WithdrawalFacts) =>
  database.transaction((tx) => compliance.paymentRules.judge(tx, one))
const deposits = (count: number, cents: bigint) =>
  Array.from({ length: count }, (_, index) => ({
    id: `d${index}`,
    type: 'deposit' as const,
    state: 'confirmed' as const,
    amount: amount(cents),
    method: 'litecoin',
    at: now - (index + 1) * hour,
  }))
const openKinds = async () => (await compliance.desk.flagsOf(player)).map(({ kind }) => kind)

describe('rules of payments on the books', () => {
  it('approve what nobody doubts, and keep that it was looked for in the lists, once', async () => {
    for (let times = 0; times < 2; times++)
      expect(await judge(withdrawal(5_000n))).toEqual({ type: 'approve' })
    const rows = await rowsOf<{ subject: string }>(
      database,
      'SELECT subject FROM compliance_screening WHERE player_id = $1 ORDER BY 1',
      [player],
    )
    expect(rows.map(({ subject }) => subject)).toEqual(['address', 'person'])
  })

  it('send the address of somebody on a list, and his name, to two people, with a word that says nothing', async () => {
    const address = '0x00000000000000000000000000000000DEADBEEF'
    for (const one of [
      withdrawal(100n, { address }),
      withdrawal(100n, {}, { firstName: 'Kasimir', lastName: 'Traun' }),
    ]) {
      expect(await judge(one)).toEqual({
        type: 'review',
        rules: ['openFlags'],
        waitsFor: 'review',
        people: 2,
      })
    }
    // One person of one list, found by address and by name.
    expect(await openKinds()).toEqual(['sanctions', 'sanctions', 'sanctions'])
  })

  it('raise nine deposits of 999 once, and stop doubting when somebody closed it', async () => {
    payments = deposits(9, 99_900n)
    for (let times = 0; times < 2; times++)
      expect(await judge(withdrawal(5_000n))).toMatchObject({ rules: ['openFlags'], people: 1 })
    const [flag, ...more] = await compliance.desk.flagsOf(player)
    expect([flag?.kind, more.length]).toEqual(['structuring', 0])
    const closing = { id: flag?.id ?? '', staff: 'Ada', why: 'a known habit' }
    const close = () => database.transaction((tx) => compliance.desk.closeFlag(tx, closing))
    expect([await close(), await close()]).toEqual(['closed', 'closedBefore'])
    expect(await judge(withdrawal(5_000n))).toEqual({ type: 'approve' })
  })

  it('raise it as well for who only pays in', async () => {
    payments = deposits(9, 99_900n)
    const { payer } = withdrawal(1n)
    await database.transaction((tx) => compliance.watchPayments(tx, payer))
    expect(await openKinds()).toEqual(['structuring'])
  })

  it('ask a player once who he is when his withdrawals come to much', async () => {
    payments = [
      ...deposits(1, 900_000n),
      {
        ...deposits(1, 210_000n)[0],
        id: 'w',
        type: 'withdrawal',
        state: 'pending',
        amount: amount(210_000n),
        method: 'litecoin',
        at: now,
      },
    ]
    expect(await judge(withdrawal(210_000n))).toMatchObject({
      waitsFor: 'identityCheck',
      people: 2,
    })
    expect(await judge(withdrawal(210_000n))).toMatchObject({ waitsFor: 'identityCheck' })
    expect(await compliance.paymentRules.identityOf(database, player)).toBe('asked')
  })

  it('let nobody pay in more than his place allows, nor who is suspended', async () => {
    const { payer } = withdrawal(1n)
    const may = (cents: bigint, more: object = {}) =>
      compliance.paymentRules.mayDeposit(database, { ...payer, ...more }, amount(cents))
    payments = deposits(1, 1_900_000n)
    expect(await may(100_000n)).toBeNull()
    expect(await may(100_001n)).toMatchObject({
      refused: 'depositLimit',
      metadata: { amount: 100_000 },
    })
    expect(await may(1n, { suspended: true })).toEqual({ refused: 'userSuspended' })
  })
})

const ask = (asking: PlayerId): PlayerAsk => ({
  requestId: 'r',
  player: asking,
  sessionId: 's',
  language: 'en',
  address: '127.0.0.1',
  host: 'house',
  userAgent: 'test',
  device: null,
})

describe('deposits that fail', () => {
  const failures = (count: number): PaymentFact[] =>
    deposits(count, 1_000n).map((one, index) => ({
      ...one,
      id: `failed ${index}`,
      state: 'declined',
      at: now - index * 1_000,
    }))
  const may = () =>
    compliance.paymentRules.mayDeposit(database, withdrawal(1n).payer, amount(1_000n))
  const flagged = async () =>
    (await compliance.desk.flagsOf(player)).map(({ kind }) => kind).includes('failedDeposits')

  it('five times within ten minutes block the next one until the first of them is as old', async () => {
    payments = failures(4)
    expect(await may()).toBeNull()
    payments = failures(5).toReversed()
    expect(await may()).toEqual({ refused: 'tooManyAttempts', retryAfterSeconds: 596 })
  })

  it('ten times within an hour are raised for people, once', async () => {
    payments = failures(9)
    await database.transaction((tx) => compliance.watchFailures(tx, player))
    expect(await flagged()).toBe(false)
    payments = failures(10)
    for (let time = 0; time < 2; time++)
      // oxlint-disable-next-line no-await-in-loop -- the second time must find the first
      await database.transaction((tx) => compliance.watchFailures(tx, player))
    expect(await flagged()).toBe(true)
    expect(await compliance.desk.flagsOf(player)).toHaveLength(1)
  })
})

describe('the source of funds', () => {
  const { fundsFrom } = profileNamed('mt') ?? noProfile()
  const decided = () =>
    database.transaction((tx) =>
      decideIdentity({ clock: { now: () => now }, judgeAgain: async () => undefined }, tx, player, {
        to: 'approved',
        by: 'provider',
        actor: 'sumsub',
        reason: null,
        mayTryAgain: true,
        note: null,
      }),
    )
  const deposited = async (cents: number) => {
    payments = deposits(1, BigInt(cents))
    const { payer } = withdrawal(1n)
    const { watchPayments, answers } = complianceUnder('mt', 'MT')
    await database.transaction((tx) => watchPayments(tx, payer))
    const shown = await answers.identityCheck(ask(player), {})
    return 'reply' in shown ? shown.reply.identity : null
  }

  it('is asked for from the sum of the profile on, once it is known who somebody is', async () => {
    expect(await deposited(fundsFrom.sum - 1)).toMatchObject({ state: 'notAsked' })
    expect(await deposited(fundsFrom.sum)).toMatchObject({ state: 'asked', why: 'review' })
    await decided()
    expect(await deposited(fundsFrom.sum)).toMatchObject({
      state: 'asked',
      why: 'funds',
      way: 'papers',
      required: ['funds'],
    })
    // A payout waits for it like for any other paper.
    expect(await judge(withdrawal(10_000n))).toMatchObject({ waitsFor: 'identityCheck' })
    await decided()
    expect(await deposited(fundsFrom.sum)).toMatchObject({ state: 'approved' })
  })

  it('counts what was paid in within its days only', async () => {
    payments = deposits(1, BigInt(fundsFrom.sum)).map((one) => ({
      ...one,
      at: now - (fundsFrom.days * 24 + 1) * hour,
    }))
    const { watchPayments, paymentRules } = complianceUnder('mt', 'MT')
    await database.transaction((tx) => watchPayments(tx, withdrawal(1n).payer))
    expect(await paymentRules.identityOf(database, player)).toBe('notAsked')
  })
})

describe('rules of a place', () => {
  const payer = { ...withdrawal(1n).payer, isTestMoney: false }
  const deposit = (licence: string, place: string, cents: bigint) => {
    const { paymentRules } = complianceUnder(licence, place)
    return paymentRules.mayDeposit(database, { ...payer, player, country: place }, amount(cents))
  }

  it('take no money from where the licence does not reach', async () => {
    expect(await deposit('mt', 'DE', 100n)).toEqual({ refused: 'placeNotServed' })
    expect(await deposit('mt', 'FR', 100n)).toBeNull()
  })

  it('ask who somebody is before they pay in, where a place wants that', async () => {
    expect(await deposit('gb', 'GB', 100n)).toEqual({ refused: 'identityFirst' })
    await complianceUnder('gb', 'GB').answers.identityCheck(ask(player), {})
    expect(await compliance.paymentRules.identityOf(database, player)).toBe('asked')
    expect(await deposit('gb', 'GB', 100n)).toEqual({ refused: 'identityFirst' })
    await database.transaction((tx) =>
      decideIdentity({ clock: { now: () => now }, judgeAgain: async () => undefined }, tx, player, {
        to: 'approved',
        by: 'provider',
        actor: 'sumsub',
        reason: null,
        mayTryAgain: true,
        note: null,
      }),
    )
    expect(await deposit('gb', 'GB', 100n)).toBeNull()
  })

  it('keep coins away where a place has none, and tell which rules hold', async () => {
    const { paymentRules } = complianceUnder('gb', 'GB')
    expect(paymentRules.mayUse('GB', { asset: 'BTC' })).toBe(false)
    expect(paymentRules.mayUse('GB', { asset: 'USD' })).toBe(true)
    expect(compliance.paymentRules.mayUse('GB', { asset: 'BTC' })).toBe(true)
    expect(await paymentRules.editionFor(database, player)).toBe('gb.2')
  })
})

function noProfile(): never {
  throw new Error('there is no such profile')
}
