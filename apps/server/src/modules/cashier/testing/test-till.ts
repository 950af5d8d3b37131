import type { Transaction as PaymentShown } from '@fairhouse/contract/entities/payment'
import { type Amount, amount } from '@fairhouse/money'
import pino from 'pino'
import { auditLedger, touchAccount } from '#modules/ledger'
import { bettingPocket, openPurse, readPurse } from '#modules/wallet'
import { isRefused, type Outcome, type PlayerAsk, type Refused } from '#platform/answer'
import { type Database, openDatabase } from '#platform/database'
import { type PlayerId, playerId, secretToken, uuidV7 } from '#platform/ids'
import { cloneDatabase } from '#platform/test-database'
import type { AddressVerdict, PaymentAddresses } from '../address-screen.ts'
import { auditPayments } from '../audit.ts'
import { type Cashier, createCashier } from '../cashier.ts'
import type { CashierNeeds, OfferedMethod, Quote, Verdict } from '../needs.ts'
import { cashOf } from '../postings.ts'
import { MemoryProvider } from './memory-provider.ts'
import { methods, missed } from './sample-methods.ts'
import { emptyStatus } from './sample-status.ts'

/** A cashier on a real database, with a provider, rules and rates that tests decide. */
export interface TestTill {
  readonly cashier: Cashier
  readonly database: Database
  readonly connectionString: string
  readonly provider: MemoryProvider
  /** Epoch milliseconds; tests move it. */
  readonly time: { now: number }
  /** What rules and rates say. */
  readonly says: {
    verdict: Verdict
    mayReverse: boolean
    mayDeposit: Refused | null
    proof: Refused | null
    rate: string | null
    /** What becomes of payments by their addresses. */
    addresses: AddressVerdict
    /** What becomes of them once somebody was asked; null: the same. */
    addressesAsked: AddressVerdict | null
    /** The house dies once somebody was asked, before anything comes of it. */
    diesAfterAsking: boolean
    /** Id of the provider that moves every method. */
    provider: 'memory' | 'other'
  }
  readonly told: PaymentShown[]
  /** About whom rules were asked. */
  readonly screened: PaymentAddresses[]
  /** A player for real money with so many cents. */
  player(cents?: bigint): Promise<PlayerId>
  cash(player: PlayerId): Promise<bigint>
  /** What is wrong with the books. */
  audit(): Promise<readonly string[]>
  /** Begins a deposit of so many cents by card. */
  begin(player: PlayerId, cents?: number, key?: string): Promise<PaymentShown>
  /** A bank account of the player's. */
  bank(player: PlayerId): Promise<string>
  close(): Promise<void>
}

export const askOf = (player: PlayerId): PlayerAsk => ({
  requestId: 'test',
  player,
  sessionId: 'session',
  language: 'en',
  address: '127.0.0.1',
  userAgent: 'test',
  host: 'localhost',
  device: null,
})

export const newKey = (): string => secretToken(16)

export function granted<Reply extends object>(outcome: Outcome<Reply>): Reply {
  if (isRefused(outcome)) throw new Error(`refused: ${JSON.stringify(outcome)}`)
  return outcome.reply
}

export async function openTestTill(): Promise<TestTill> {
  const test = await cloneDatabase()
  const { connectionString } = test
  const database = openDatabase({ connectionString, poolSize: 12, onFault: () => undefined })
  const time = { now: 1_793_491_200_000 }
  const provider = new MemoryProvider(time)
  const says: TestTill['says'] = {
    verdict: { type: 'approve' },
    mayReverse: true,
    mayDeposit: null,
    proof: null,
    rate: '80',
    addresses: 'clear',
    addressesAsked: null,
    diesAfterAsking: false,
    provider: 'memory',
  }
  const told: PaymentShown[] = []
  const screened: PaymentAddresses[] = []
  const cashier = createCashier(needsOf({ database, time, provider, says, told, screened }))
  let last = 0
  const cash = (player: PlayerId) => database.transaction((tx) => cashOf(tx, player))
  const begin = async (player: PlayerId, cents = 5_000, requestKey = newKey()) => {
    const body = { requestKey, methodName: 'card', amount: cents }
    return granted(await cashier.answers.depositProcess(askOf(player), body)).transaction
  }
  return {
    cashier,
    database,
    connectionString,
    provider,
    time,
    says,
    told,
    screened,
    cash,
    begin,
    player: async (cents = 0n) => {
      const player = playerId((last += 1))
      const userType = 1
      await database.transaction((tx) =>
        openPurse(tx, { player, userType, grantId: uuidV7(time.now) }),
      )
      if (cents > 0n) await payIn(cashier, provider, { player, begin, cents: amount(cents) })
      return player
    },
    audit: async () => [...(await auditLedger(database)), ...(await auditPayments(database))],
    bank: async (player) => {
      const fields = { iban: ibanOf(player) }
      const body = { methodName: 'bank', fields }
      return granted(await cashier.answers.withdrawalMethodEdit(askOf(player), body)).userPMId
    },
    close: async () => {
      await database.end()
      await test.drop()
    },
  }
}

async function payIn(
  cashier: Cashier,
  provider: MemoryProvider,
  paid: { readonly player: PlayerId; readonly begin: TestTill['begin']; readonly cents: Amount },
): Promise<void> {
  const { id } = await paid.begin(paid.player, Number(paid.cents))
  const sum = { asset: 'USD', units: paid.cents } as const
  await cashier.hear('memory', [provider.deposit(id, { state: 'confirmed', sum })])
}

/** An account of its own for everybody, with the checksum that it must have. */
function ibanOf(player: PlayerId): string {
  const account = `37040044${String(player).padStart(10, '0')}`
  const rest = BigInt(`${account}131400`) % 97n
  return `DE${String(98n - rest).padStart(2, '0')}${account}`
}

async function statusOf(database: Database, player: PlayerId) {
  const cash = Number(await database.transaction((tx) => cashOf(tx, player)))
  return { ...emptyStatus, cash }
}

/** What the cashier is given; players are Anna from Britain, all of them. */
function needsOf({
  database,
  time,
  provider,
  says,
  told,
  screened,
}: Pick<TestTill, 'database' | 'time' | 'provider' | 'says' | 'told' | 'screened'>): CashierNeeds {
  const quote = (asset: Quote['asset']): Quote | null =>
    says.rate === null
      ? null
      : { asset, rate: says.rate, source: 'test', at: time.now, expiresAt: time.now + 60_000 }
  const providers = [provider, new MemoryProvider(time, 'other')]
  return {
    database,
    clock: { now: () => time.now },
    log: pino({ level: 'silent' }),
    brand: 'Fairhouse Casino',
    sealKey: new Uint8Array(32).fill(3),
    methods: () =>
      methods.map(
        (method): OfferedMethod => ({ method, provider: says.provider, countries: null }),
      ),
    missed: () => missed,
    provider: (id) => providers.find((one) => one.id === id),
    quote: (asset) => Promise.resolve(quote(asset)),
    rules: {
      mayDeposit: () => Promise.resolve(says.mayDeposit),
      allowance: () => Promise.resolve(null),
      judge: () => Promise.resolve(says.verdict),
      mayReverse: () => says.mayReverse,
      mayUse: () => true,
      editionFor: () => Promise.resolve('demo.1'),
      identityOf: () => Promise.resolve('notAsked'),
      screen: async (asked) => {
        screened.push(asked)
        says.addresses = says.addressesAsked ?? says.addresses
        if (says.diesAfterAsking) throw new Error('killed')
        return says.addresses === 'waits' ? 'silent' : 'asked'
      },
      screened: () => Promise.resolve(says.addresses),
    },
    payerOf: async (on, player) => ({
      player,
      userType: (await readPurse(on, player)).userType,
      isTestMoney: false,
      country: 'GB',
      email: 'anna@example.org',
      firstName: 'Anna',
      lastName: 'Berg',
      suspended: false,
      emailVerified: true,
      registeredAt: time.now,
    }),
    provenLately: () => Promise.resolve(says.proof),
    hasOpenRound: () => Promise.resolve(false),
    bonuses: () => null,
    touchSeat: async (on, player) => {
      await touchAccount(on, bettingPocket(await readPurse(on, player)))
    },
    paymentMoved: () => Promise.resolve(),
    playerStatus: (player) => statusOf(database, player),
    tellPayment: (_, payment) => void told.push(payment),
    originOf: (host) => `http://${host}`,
  }
}
