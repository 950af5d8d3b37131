import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AccountWay } from '#modules/identity'
import { findAccounts } from '#modules/identity'
import { playersOfCoins, playersOfPayment, playersWithCard } from '#modules/cashier'
import type { Database, Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'

// Every way to find a player asks an index: what is read does not grow with the house. Whoever adds a way adds a line.

const players = 20_000

let desk: TestDesk
beforeAll(async () => {
  desk = await openTestDesk()
  await fill(desk.database)
})
afterAll(() => desk.stop())

async function fill(on: Database): Promise<void> {
  await on.query(
    `INSERT INTO identity_account (login, email, password_hash, password_changed_at, user_type, birth_date, country, first_name, last_name,
       phone, language, receive_newsletter, terms_version, terms_agreed_at, created_at)
     SELECT 'many' || n, 'many' || n || '@example.test', '$argon2id$x', now(), 1, '1980-01-01', 'DE', 'First' || n, 'Last' || n,
       '+49 30 ' || n, 'en', false, '1', now(), now() FROM generate_series(1, $1::int) AS n`,
    [players],
  )
  await on.query(
    `INSERT INTO identity_session (player_id, session_id, token_sha256, language, address, user_agent, created_at, seen_at)
     SELECT player_id, gen_random_uuid(), sha256(login::bytea), 'en', '10.0.' || player_id % 250 || '.' || player_id / 250, 'x', now(), now()
     FROM identity_account`,
  )
  await on.query(
    `INSERT INTO cashier_transaction (id, player_id, type, currency, amount, sandbox, method, provider, provider_ref, address, txid, created_at, changed_at)
     SELECT gen_random_uuid(), player_id, 'deposit', 'USD', 100, true, 'bitcoin', 'x', 'ref' || player_id, 'bc1qaddress' || player_id,
       'tx' || player_id, now(), now() FROM identity_account`,
  )
  await on.query(
    `INSERT INTO cashier_method (id, player_id, method, provider, label, fingerprint, can_deposit, can_withdraw, created_at, changed_at)
     SELECT gen_random_uuid(), player_id, 'card', 'x', 'Visa •••• ' || lpad((player_id % 10000)::text, 4, '0'), sha256(login::bytea), true, true,
       now(), now() FROM identity_account`,
  )
  await on.query('ANALYZE identity_account, identity_session, cashier_transaction, cashier_method')
}

/** The tables that a statement reads whole, by its plan. */
async function readWhole(on: Database, work: (on: Queryable) => Promise<unknown>) {
  const whole: string[] = []
  const watching: Queryable = {
    query: async (statement, values) => {
      const plan = await rowsOf<{ 'QUERY PLAN': string }>(on, `EXPLAIN ${statement}`, values)
      const lines = plan.map((row) => row['QUERY PLAN']).filter((line) => line.includes('Seq Scan'))
      whole.push(...lines.map((line) => line.trim()))
      return on.query(statement, values)
    },
  }
  await work(watching)
  return whole
}

const ways: readonly (readonly [AccountWay, string])[] = [
  ['login', 'many777'],
  ['email', 'many777@'],
  ['name', 'last777'],
  ['name', 'first777 last'],
  ['phone', '+49 30 777'],
  ['networkAddress', '10.0.7.7'],
]

it.each(ways)('%s is found by an index: %s', async (way, text) => {
  const whole = await readWhole(desk.database, async (on) => {
    const search = { way, text, limit: 20 }
    expect((await findAccounts(on, { ...search, whole: false })).length).toBeGreaterThan(0)
    await findAccounts(on, { ...search, whole: true })
  })
  expect(whole).toEqual([])
})

it.each([
  ['a card', (on: Queryable) => playersWithCard(on, '0777', 20)],
  ['an address of coins', (on: Queryable) => playersOfCoins(on, 'bc1qaddress777', 20)],
  ['a transaction of a chain', (on: Queryable) => playersOfCoins(on, 'tx777', 20)],
  ['a reference of a provider', (on: Queryable) => playersOfPayment(on, 'ref777', 20)],
])('%s is found by an index', async (_what, look) => {
  const whole = await readWhole(desk.database, async (on) => {
    expect((await look(on)).length).toBeGreaterThan(0)
  })
  // The few addresses of the house itself lie in a page or two.
  expect(whole.filter((line) => !line.includes('cashier_address'))).toEqual([])
})
