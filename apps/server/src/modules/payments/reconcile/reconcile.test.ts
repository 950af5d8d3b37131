import { PassThrough } from 'node:stream'
import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Status, StatusQuestion } from '#modules/cashier'
import { codes, houseAccount, post } from '#modules/ledger'
import { fundTestMoney, openPurse, owedToPlayers, readPurse } from '#modules/wallet'
import { openDatabase, type PooledDatabase } from '#platform/database'
import { playerId, uuidV7 } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { createLog } from '#platform/log'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { createReconciler } from './reconcile.ts'
import type { StatementRow } from './statement-row.ts'

/** 2026-11-21T00:00Z. */
const midnight = 1_795_219_200_000
const hourMs = 60 * 60_000
const noon = midnight + 12 * hourMs
const player = playerId(1)

let test: TestDatabase
let database: PooledDatabase
beforeAll(async () => {
  test = await cloneDatabase()
  const { connectionString } = test
  database = openDatabase({ connectionString, poolSize: 2, onFault: () => undefined })
  await database.transaction((tx) => openPurse(tx, { player, userType: 1, grantId: uuidV7(noon) }))
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

/** A deposit that was credited. @param posted what the ledger moved; what the payment says unless told. */
const deposit = (provider: string, providerRef: string, cents: bigint, posted = cents) =>
  payment({ provider, providerRef, cents, posted, type: 'deposit', about: null })

/** What takes all of a deposit back: from the player what the deposit gave him. */
const takeBack = (provider: string, about: string, cents: bigint, state = 'confirmed') =>
  payment({
    provider,
    providerRef: `void of ${about}`,
    cents,
    posted: state === 'confirmed' ? cents : 0n,
    type: 'depositVoid',
    about,
    state,
  })

async function payment(told: {
  readonly provider: string
  readonly providerRef: string
  readonly type: 'deposit' | 'depositVoid'
  readonly about: string | null
  readonly state?: string
  readonly cents: bigint
  readonly posted: bigint
}) {
  const { provider, providerRef, type, about, state = 'confirmed', cents, posted } = told
  const [id, settlement] = [uuidV7(noon), uuidV7(noon)]
  await database.transaction(async (tx) => {
    const outside = await houseAccount(tx, { code: codes.housePayments, currency: 'USD', till: 0 })
    const { cash } = await readPurse(tx, player)
    const way =
      type === 'deposit' ? { debit: outside, credit: cash } : { debit: cash, credit: outside }
    const leg = { id: settlement, leg: 1, ...way, amount: amount(posted) }
    const reason = type === 'deposit' ? 'deposit' : 'chargeback'
    const legs = posted === 0n ? [] : [{ ...leg, currency: 'USD' as const, reason } as const]
    if (legs.length > 0) expect((await post(tx, legs, noon)).type).toBe('posted')
    const what = [id, player, type, state, String(cents), provider, providerRef]
    const values = [...what, legs.length > 0 ? settlement : null, about, isoTime(noon)]
    await tx.query(
      `INSERT INTO cashier_transaction (id, player_id, type, state, currency, amount, sandbox, method, provider, provider_ref, settlement,
         about, created_at, changed_at, asked_at)
       VALUES ($1, $2, $3, $4, 'USD', $5, false, 'card', $6, $7, $8, $9, $10, $10, $10)`,
      values,
    )
  })
  return id
}

const line = (providerRef: string, cents: bigint, change: Partial<StatementRow> = {}) => ({
  type: 'deposit' as const,
  providerRef,
  part: '',
  reference: null,
  state: 'confirmed',
  asset: 'USD',
  units: cents,
  fee: null,
  at: noon,
  ...change,
})

function reconcilerOf(given: {
  readonly id: string
  readonly statement?: () => Promise<readonly StatementRow[] | null>
  readonly status?: (question: StatusQuestion) => Status
}) {
  const time = { now: midnight + 25 * hourMs }
  const status = async (question: StatusQuestion): Promise<Status> =>
    given.status?.(question) ?? { type: 'none' }
  const reconciler = createReconciler({
    database,
    clock: { now: () => time.now },
    log: createLog('silent', new PassThrough()),
    providers: [
      {
        provider: { id: given.id, status },
        ...(given.statement && { statement: given.statement }),
      },
    ],
  })
  const concerns = async () =>
    (await reconciler.concerns()).filter((sentence) => sentence.includes(given.id))
  return { reconciler, time, concerns }
}

it('finds what differs between a statement, payments and the ledger, once a day, and tells it', async () => {
  await deposit('acquirer', 'same', 1_000n)
  await deposit('acquirer', 'short', 1_000n)
  await deposit('acquirer', 'unposted', 1_000n, 999n)
  await deposit('acquirer', 'nowhere', 1_000n)
  const asked: number[] = []
  const { reconciler, concerns, time } = reconcilerOf({
    id: 'acquirer',
    statement: async () => {
      asked.push(time.now)
      if (asked.length % 7 !== 0) return []
      return [line('same', 1_000n), line('short', 999n), line('unposted', 1_000n), line('new', 5n)]
    },
  })
  await reconciler.reconcileDue()
  expect(await concerns()).toEqual([
    'On 2026-11-21 acquirer and the house differ: amount 1, ledger 1, missingHere 1, missingThere 1.',
  ])
  const { length } = asked
  await reconciler.reconcileDue()
  expect(asked).toHaveLength(length)
  const [family] = await reconciler.families()
  expect(family?.samples.map(({ labels, value }) => [labels?.['kind'], value])).toContainEqual([
    'ledger',
    1,
  ])
})

it('a deposit that was voided after it was credited differs in nothing; one whose void is still open does', async () => {
  const voided = await deposit('voider', 'voided', 1_000n)
  await takeBack('voider', voided, 1_000n)
  const told = [
    line('voided', 1_000n, { state: 'cancelled' }),
    line(`void of ${voided}`, 1_000n, { type: 'depositVoid' }),
  ]
  const { reconciler, concerns } = reconcilerOf({ id: 'voider', statement: async () => told })
  await reconciler.reconcileDue()
  expect(await concerns()).toEqual([])

  const open = await deposit('opener', 'open', 1_000n)
  await takeBack('opener', open, 1_000n, 'pending')
  const lines = [line('open', 1_000n, { state: 'cancelled' })]
  const other = reconcilerOf({ id: 'opener', statement: async () => lines })
  await other.reconciler.reconcileDue()
  expect(await other.concerns()).toContain('On 2026-11-21 opener and the house differ: state 1.')
})

it('waits an hour after the end of a day, and asks again whoever was silent', async () => {
  let told: readonly StatementRow[] | null = null
  const { reconciler, concerns, time } = reconcilerOf({ id: 'bank', statement: async () => told })
  await reconciler.reconcileDue()
  expect(await concerns()).toContain(
    'bank has not told its statement of 2026-11-21; it is asked again.',
  )
  told = []
  await reconciler.reconcileDue()
  expect(await concerns()).toEqual([])
  time.now = midnight + 48 * hourMs
  const before = await counted('bank')
  await reconciler.reconcileDue()
  expect(await counted('bank')).toBe(before)
  time.now += hourMs
  await reconciler.reconcileDue()
  expect(await counted('bank')).toBe(before + 1)
})

it('asks about payments one by one where there is no statement', async () => {
  const known = await deposit('chain', 'known', 700n)
  await deposit('chain', 'unknown', 700n)
  const silent = { is: true }
  const { reconciler, concerns } = reconcilerOf({
    id: 'chain',
    status: ({ reference }) => {
      if (silent.is) return { type: 'unknown' }
      if (reference !== known) return { type: 'none' }
      const common = { providerRef: 'known', reference, part: '', reason: null, at: noon }
      const sum = { asset: 'USD', units: amount(701n) } as const
      const rest = { dust: 0n, confirmations: null, txid: null, kept: null }
      return {
        type: 'known',
        news: [{ type: 'deposit', state: 'confirmed', sum, ...common, ...rest }],
      }
    },
  })
  await reconciler.reconcileDue()
  expect(await concerns()).toEqual([
    'chain has not told of 2 payments of 2026-11-21; it is asked again.',
  ])
  silent.is = false
  await reconciler.reconcileDue()
  expect(await concerns()).toEqual([
    'On 2026-11-21 chain and the house differ: amount 1, missingThere 1.',
  ])
})

async function counted(provider: string): Promise<number> {
  const count = `SELECT count(*)::int AS count FROM payments_reconciliation WHERE provider = $1`
  const [row] = await rowsOf<{ count: number }>(database, count, [provider])
  return row?.count ?? 0
}

it('what the house owes players, real and test apart, is what its own accounts are short of', async () => {
  const tester = playerId(2)
  await database.transaction(async (tx) => {
    await openPurse(tx, { player: tester, userType: 1, grantId: uuidV7(noon) })
    await fundTestMoney(tx, { id: uuidV7(noon), purse: await readPurse(tx, tester) })
  })
  const owed = await owedToPlayers(database)
  const dollars = owed.filter(({ asset }) => asset === 'USD')
  expect(dollars.map(({ isTest, units }) => [isTest, units])).toEqual([
    [false, 6_399n],
    [true, 100_000n],
  ])
  const short = `SELECT sum(debits_posted - credits_posted)::text AS units FROM ledger_account WHERE player_id IS NULL AND currency = 1`
  const [house] = await rowsOf<{ units: string }>(database, short)
  expect(dollars.reduce((sum, { units }) => sum + units, 0n)).toBe(BigInt(house?.units ?? 0))
})
