import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { type Caller, callAs } from '../testing/call-as.ts'
import { newPlayer } from '../testing/new-player.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'

let desk: TestDesk
let risk: Caller
let ada: PlayerId
const coinAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
let withdrawal: string

beforeAll(async () => {
  desk = await openTestDesk()
  risk = await callAs(desk, 'demo-risk')
  ada = await newPlayer(desk, {
    login: 'Countess',
    email: 'ada.l@example.test',
    firstName: 'Ada',
    lastName: 'Lovelace',
    phone: '+44 20 7946 0018',
  })
  await newPlayer(desk, { login: 'count_zero', firstName: 'Bobby', lastName: 'Newmark' })
  withdrawal = await desk.withdrawal(ada, { people: 1 })
  await desk.database.query(
    `UPDATE cashier_transaction SET address = $2, txid = 'f00dbeef', provider_ref = 'PR-778899' WHERE id = $1`,
    [withdrawal, coinAddress],
  )
  await desk.database.query(
    `INSERT INTO cashier_method (id, player_id, method, provider, label, fingerprint, can_deposit, can_withdraw, created_at, changed_at)
     VALUES (gen_random_uuid(), $1, 'card', 'sandbox-card', 'Visa •••• 3155', '\\x01', true, true, now(), now())`,
    [ada],
  )
  await desk.database.query(
    `INSERT INTO identity_session (player_id, session_id, token_sha256, language, address, user_agent, created_at, seen_at)
     VALUES ($1, gen_random_uuid(), sha256('one'), 'en', '203.0.113.7', 'x', now(), now())`,
    [ada],
  )
})
afterAll(() => desk.stop())

describe('a player is found by', () => {
  it.each([
    ['login', 'counte'],
    ['email', 'ADA.L@'],
    ['name', 'lovel'],
    ['name', 'Ada Love'],
    ['phone', '+44 20 7946'],
    ['cardEnd', '3155'],
    ['coinAddress', coinAddress.toUpperCase()],
    ['coinAddress', 'f00dbeef00000000000000'.slice(0, 8)],
    ['payment', 'PR-778899'],
    ['networkAddress', '203.0.113.7'],
  ])('%s: %s', async (by, text) => {
    const { players } = await risk.ask('find', { text })
    const found = players.find(({ player }) => player === ada)
    // What is too short to be a transaction of a chain is not looked for there.
    if (text === 'f00dbeef') expect(found).toBeUndefined()
    else expect(found?.by).toContain(by)
  })

  it('their number and the number of a payment', async () => {
    const byId = await risk.ask('find', { text: String(ada) })
    expect(byId.players[0]).toMatchObject({ player: ada, by: ['id'], login: 'Countess' })
    const byPayment = await risk.ask('find', { text: withdrawal })
    expect(byPayment.players).toMatchObject([{ player: ada, payment: withdrawal }])
  })
})

it('signs that mean something in a pattern are letters like any', async () => {
  const { players } = await risk.ask('find', { text: 'count_' })
  expect(players.map(({ login }) => login)).toEqual(['count_zero'])
  expect((await risk.ask('find', { text: '%%%' })).players).toEqual([])
})

describe('who may not see contacts', () => {
  const foundByAuditor = async (text: string) => {
    const auditor = await callAs(desk, 'demo-auditor')
    const { players } = await auditor.ask('find', { text })
    return players.filter(({ player }) => player === ada).flatMap(({ by }) => by)
  }

  it.each([
    ['email', 'ada.l@'],
    ['email', 'ada.l@example.tes'],
    ['email', '%da.l@example.test'],
    ['phone', '+44 20 7946'],
    ['phone', '+44 20 7946 001'],
    ['networkAddress', '203.0.113.70'],
    ['coinAddress', coinAddress.slice(0, -1)],
  ])('finds nobody by a part of %s: %s', async (by, text) => {
    expect(await foundByAuditor(text)).not.toContain(by)
  })

  it.each([
    ['email', 'Ada.L@example.test'],
    ['phone', '+44 (20) 7946-0018'],
    ['networkAddress', '203.0.113.7'],
    ['coinAddress', coinAddress],
    ['cardEnd', '3155'],
    ['login', 'counte'],
    ['name', 'lovel'],
  ])('finds them by the whole of %s, or by what is no contact: %s', async (by, text) => {
    expect(await foundByAuditor(text)).toContain(by)
  })
})

it('who may not see contacts sees no address', async () => {
  const auditor = await callAs(desk, 'demo-auditor')
  const { players } = await auditor.ask('find', { text: 'countess' })
  expect(players[0]?.email).toBe('a***@example.test')
})

it('whom it showed is written down, and not what was typed', async () => {
  await risk.ask('find', { text: 'ada.l@example.test' })
  const [deed] = await rowsOf<{ staff: string; facts: string }>(
    desk.database,
    `SELECT staff, facts FROM backoffice_deed WHERE deed = 'findPlayers' ORDER BY number DESC LIMIT 1`,
  )
  expect(deed?.staff).toBe('demo-risk')
  expect(JSON.parse(deed?.facts ?? '')).toEqual({ by: 'email', players: String(ada) })
})

it('a search in vain is written down as well, without what was typed', async () => {
  await risk.ask('find', { text: 'nobody.at.all@example.test' })
  const [deed] = await rowsOf<{ facts: string }>(
    desk.database,
    `SELECT facts FROM backoffice_deed WHERE deed = 'findPlayers' ORDER BY number DESC LIMIT 1`,
  )
  expect(JSON.parse(deed?.facts ?? '')).toEqual({ by: '', players: '' })
})

it('says that there are more than it shows', async () => {
  for (let number = 0; number < 22; number++)
    await newPlayer(desk, { login: `crowd-${number}`, email: `crowd-${number}@example.test` })
  const { players, more } = await risk.ask('find', { text: 'crowd-' })
  expect([players.length, more]).toEqual([20, true])
})
