import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fundTestMoney, openPurse, readPurse } from '#modules/wallet'
import { playerId, uuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { auditDeeds, firstBrokenDeed } from '../deeds/audit-deeds.ts'
import { type Caller, callAs } from '../testing/call-as.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'

const day = '2026-10-31'
const player = playerId(41)

let desk: TestDesk
let payments: Caller
let risk: Caller
beforeAll(async () => {
  desk = await openTestDesk()
  await desk.database.query(
    `WITH made AS (
       INSERT INTO payments_reconciliation (provider, day, payments, silent) VALUES ('acquirer', $1, 12, 0), ('bank', $1, 3, NULL) RETURNING id, provider
     )
     INSERT INTO payments_difference (reconciliation_id, number, kind, type, provider_ref, part, payment_id, here, there)
     SELECT id, number, kind, 'deposit', ref, '', NULL, '1000 of USD', there
     FROM made, (VALUES (1, 'amount', 'p-1', '<b>999</b> of USD'), (2, 'missingThere', 'p-2', 'nothing')) AS found (number, kind, ref, there)
     WHERE provider = 'acquirer'`,
    [day],
  )
  await desk.database.transaction(async (tx) => {
    await openPurse(tx, { player, userType: 1, grantId: uuidV7(0) })
    await fundTestMoney(tx, { id: uuidV7(0), purse: await readPurse(tx, player) })
  })
  payments = await callAs(desk, 'demo-payments')
  risk = await callAs(desk, 'demo-risk')
})
afterAll(() => desk.stop())

const ofDay = async () => (await payments.ask('comparedDay', { day })).differences
const openNames = async () =>
  (await ofDay()).filter(({ resolved }) => resolved === null).map(({ name }) => name)

describe('the days of providers', () => {
  it('are listed with what differs, and who has not told', async () => {
    const { compared } = await payments.ask('comparedDays', {})
    expect(compared).toMatchObject([
      {
        day,
        provider: 'acquirer',
        differences: [
          { kind: 'amount', count: 1 },
          { kind: 'missingThere', count: 1 },
        ],
      },
      { day, provider: 'bank', silent: null, differences: [] },
    ])
    expect(await payments.refusedBy('comparedDay', { day: '2026-10-30' })).toBe('notFound')
    for (const none of ['today', '2026-13-40'])
      expect((await payments.raw('comparedDay', { day: none })).status).toBe(400)
  })

  it('show each difference, of which somebody with the right writes down what it was, once', async () => {
    expect((await ofDay()).map(({ there }) => there)).toContain('<b>999</b> of USD')
    const names = await openNames()
    expect(names).toHaveLength(2)
    const name = (await ofDay()).find(({ kind }) => kind === 'amount')?.name
    const note = 'The acquirer kept a cent: claimed.'
    expect((await payments.raw('resolveDifference', { day, name, note: ' ' })).status).toBe(400)
    const none = { day, name: 'f'.repeat(32), note: 'A typo.' }
    expect(await payments.refusedBy('resolveDifference', none)).toBe('notFound')
    expect(await payments.refusedBy('resolveDifference', { day, name, note })).toBeNull()
    expect(await payments.refusedBy('resolveDifference', { day, name, note })).toBe(
      'decidedAlready',
    )
    expect(await openNames()).toHaveLength(1)
    const found = (await ofDay()).find((one) => one.name === name)
    expect(found?.resolved).toMatchObject({ staff: 'demo-payments', note })
  })

  it('what was said is a deed among all others, sealed to the one before', async () => {
    const rows = await rowsOf<{ staff: string; facts: string }>(
      desk.database,
      `SELECT staff, facts FROM backoffice_deed WHERE deed = 'resolveDifference'`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.staff).toBe('demo-payments')
    expect(JSON.parse(rows[0]?.facts ?? '')).toMatchObject({
      day,
      kind: 'amount',
      provider: 'acquirer',
    })
    expect(await firstBrokenDeed(desk.database)).toBeNull()
    expect(await auditDeeds(desk.database, () => undefined)).toEqual([])
  })

  it('a day that is compared anew and differs as before stays resolved', async () => {
    await desk.database.query(
      `WITH made AS (
         INSERT INTO payments_reconciliation (provider, day, payments, silent) VALUES ('acquirer', $1, 12, 0) RETURNING id
       )
       INSERT INTO payments_difference (reconciliation_id, number, kind, type, provider_ref, part, payment_id, here, there)
       SELECT id, 1, 'amount', 'deposit', 'p-1', '', NULL, '1000 of USD', '<b>999</b> of USD' FROM made`,
      [day],
    )
    expect(await openNames()).toEqual([])
    expect((await ofDay())[0]?.resolved?.note).toContain('claimed')
  })

  it('are for everybody to look at, and for some to resolve', async () => {
    expect((await risk.ask('comparedDay', { day })).compared).toHaveLength(2)
    const wish = { day, name: 'f'.repeat(32), note: 'Mine.' }
    expect((await risk.raw('resolveDifference', wish)).status).toBe(403)
  })
})

describe('what is owed', () => {
  it('is what players have, and what the other side of the ledger is short of', async () => {
    await desk.withdrawal(player, { people: 1 })
    const { owed, sides, underWay } = await payments.ask('owed', {})
    expect(owed).toContainEqual(
      expect.objectContaining({ asset: 'USD', isTest: true, units: '100000' }),
    )
    expect(sides.map(({ isLevel }) => isLevel)).not.toContain(false)
    expect(underWay).toMatchObject([{ type: 'withdrawal', payments: 1, amount: 150_000 }])
  })

  it('that differs is told', async () => {
    const client = await desk.database.query(
      `SELECT id FROM ledger_account WHERE player_id = $1 AND credits_posted > 0 LIMIT 1`,
      [player],
    )
    expect(client.rowCount).toBe(1)
    await desk.database.query(
      `UPDATE ledger_account SET credits_posted = credits_posted + 1 WHERE player_id = $1 AND credits_posted > 0`,
      [player],
    )
    const { sides } = await payments.ask('owed', {})
    expect(sides.find(({ asset }) => asset === 'USD')?.isLevel).toBe(false)
    await desk.database.query(
      `UPDATE ledger_account SET credits_posted = credits_posted - 1 WHERE player_id = $1 AND credits_posted > 0`,
      [player],
    )
  })
})

it('jackpots that were won are told with who won them, the newest first', async () => {
  const terms = JSON.stringify({
    won: 'byMeter',
    name: 'grand',
    meter: 'crypt',
    seed: 50_000,
    grows: 10_000,
    laidBy: 2_500,
    ceiling: 1_000_000,
  })
  await desk.database.query(
    `WITH meter AS (
       INSERT INTO jackpots_meter (name, currency, terms, run, pool, reserve, sealed_seed, seed_hash, begun_at)
       VALUES ('crypt', 'USD', $1, 2, 51000500000, 12000000000, 'x', 'hash', now()) RETURNING id
     )
     INSERT INTO jackpots_win (meter_id, run, place, jackpot, player_id, round_id, uri, amount, terms, seed, seed_hash, begun_at, won_at)
     SELECT id, 1, 1, 'grand', $2, $3, 'castle-of-horror', $4, $1, NULL, NULL, now(), now() FROM meter`,
    [terms, player, uuidV7(0), amount(77_700n)],
  )
  expect((await payments.ask('jackpotWins', {})).wins).toMatchObject([
    { meter: 'crypt', run: 1, currency: 'USD', amount: 77_700, player, game: 'castle-of-horror' },
  ])
})
