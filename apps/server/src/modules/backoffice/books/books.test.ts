import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fundTestMoney, openPurse, readPurse } from '#modules/wallet'
import { playerId, uuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { auditDeeds, firstBrokenDeed } from '../deeds/audit-deeds.ts'
import { type StaffBrowser, sitAt } from '../testing/sit-at.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'

const day = '2026-10-31'
const player = playerId(41)

let desk: TestDesk
let payments: StaffBrowser
let risk: StaffBrowser
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
  payments = await sitAt(desk, 'demo-payments')
  risk = await sitAt(desk, 'demo-risk')
})
afterAll(() => desk.stop())

const namesIn = (body: string): string[] =>
  [...body.matchAll(/name="difference" value="([0-9a-f]{32})"/g)].map(([, name = '']) => name)
const saidOf = ({ to }: { readonly to: string }) => to.split('said=')[1]

describe('the days of providers', () => {
  it('are listed with what differs, and who has not told', async () => {
    const { status, body } = await payments.get('/desk/days')
    expect(status).toBe(200)
    expect(body).toContain(`href="/desk/days/${day}"`)
    expect(body).toContain('Another sum: 1')
    expect(body).toContain('no statement yet')
    for (const url of ['/desk/days/2026-10-30', '/desk/days/today', '/desk/days/2026-13-40'])
      expect((await payments.get(url)).status).toBe(404)
  })

  it('show each difference, of which somebody with the right writes down what it was, once', async () => {
    const { body } = await payments.get(`/desk/days/${day}`)
    expect(body).toContain('&lt;b&gt;999&lt;/b&gt; of USD')
    const [name = ''] = namesIn(body)
    expect(namesIn(body)).toHaveLength(2)
    const url = `/desk/days/${day}/resolve`
    expect(saidOf(await payments.post(url, { difference: name, note: ' ' }))).toBe('noteMissing')
    expect((await payments.post(url, { difference: 'none', note: 'A typo.' })).status).toBe(404)
    const note = 'The acquirer kept a cent: claimed.'
    const done = await payments.post(url, { difference: name, note })
    expect(saidOf(done)).toBe('differenceResolved')
    expect(saidOf(await payments.post(url, { difference: name, note }))).toBe('alreadyResolved')
    const after = (await payments.get(`/desk/days/${day}`)).body
    expect(namesIn(after)).toHaveLength(1)
    expect(after).toContain(note)
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
    const { body } = await payments.get(`/desk/days/${day}`)
    expect(namesIn(body)).toEqual([])
    expect(body).toContain('claimed')
  })

  it('are for everybody to look at, and for some to resolve', async () => {
    const { status, body } = await risk.get(`/desk/days/${day}`)
    expect([status, body.includes('<textarea')]).toEqual([200, false])
    const refused = await risk.post(`/desk/days/${day}/resolve`, { difference: 'x', note: 'Mine.' })
    expect(refused.status).toBe(403)
  })
})

describe('what is owed', () => {
  it('is what players have, and what the other side of the ledger is short of', async () => {
    await desk.withdrawal(player, { people: 1 })
    const { body } = await payments.get('/desk/owed')
    expect(body).toContain('What players have is what the house')
    expect(body).toContain('$1,000.00')
    expect(body).toContain('$1,500.00')
    expect(body).not.toContain('>no</span>')
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
    const { body } = await payments.get('/desk/owed')
    expect(body).toContain('The two sides of the ledger differ in USD')
    await desk.database.query(
      `UPDATE ledger_account SET credits_posted = credits_posted - 1 WHERE player_id = $1 AND credits_posted > 0`,
      [player],
    )
  })
})

it('jackpots are told with what feeds them, what they hold and who won', async () => {
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
  const { body } = await payments.get('/desk/jackpots')
  for (const told of [
    '$510.00',
    '$500.00',
    '1 %',
    '0.25 %',
    '$120.00',
    '$380.00',
    '$777.00',
    '$10,000.00',
  ])
    expect(body).toContain(told)
})
