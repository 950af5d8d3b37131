import { createHash } from 'node:crypto'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlayerId, playerId } from '#platform/ids'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { auditDeeds, brokenAmongNewest, firstBrokenDeed } from './deeds/audit-deeds.ts'
import { addStaff, removeStaff } from './staff/add-staff.ts'
import { demoStaffPassword } from './staff/demo-staff.ts'
import { formType, logInAt, type StaffBrowser, sitAt } from './testing/sit-at.ts'
import { newPlayer } from './testing/new-player.ts'
import { openTestDesk, type TestDesk } from './testing/test-desk.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await openTestDesk()
})
afterAll(() => desk.stop())

const logIn = (name: string, password?: string, code?: string) =>
  logInAt(desk, name, password, code)
const sit = (name: string, password?: string, code?: string) => sitAt(desk, name, password, code)

let newest = 0
const somebody = (): PlayerId => playerId(++newest)
const approve = (who: StaffBrowser, id: string) => who.post(`/desk/payments/${id}/approve`)
const saidOf = ({ to }: { readonly to: string }) => to.split('said=')[1]
const stateOf = async (id: string) => (await desk.cashier.desk.transactionDetail(id))?.payment.state

describe('the door of the desk', () => {
  it('opens for who works here, and says no more than no to all others', async () => {
    for (const [name, password] of [
      ['demo-payments', 'wrong-password'],
      ['nobody-here', demoStaffPassword],
    ] as const) {
      const answer = await logIn(name, password)
      expect(answer.statusCode).toBe(401)
      expect(answer.body).toContain('Name, password or code is wrong.')
    }
    const who = await sit('demo-payments')
    const { body } = await who.get('/desk/withdrawals')
    expect(body).toContain('Waiting for people')
    const [, icon = ''] = /rel="icon"[^>]* href="([^"]+)"/.exec(body) ?? []
    expect((await who.get(icon)).body).toContain('<svg')
  })

  it('leads everybody else to the log-in, wherever they knock', async () => {
    const doors = [
      '/desk/withdrawals',
      '/desk/identity',
      '/desk/flags',
      '/desk/deeds',
      '/desk/self',
      '/desk/players/1',
    ]
    for (const url of doors) {
      const answer = await desk.app.inject({ url, headers: { cookie: `desk=${'a'.repeat(43)}` } })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/desk/log-in'])
    }
  })

  it('stays shut for a while after five tries in vain', async () => {
    for (let tries = 0; tries < 5; tries++) await logIn('patient-guesser-of-names', 'no')
    expect((await logIn('patient-guesser-of-names')).statusCode).toBe(429)
    desk.pass(16 * 60_000)
    expect((await logIn('patient-guesser-of-names')).statusCode).toBe(401)
  })

  it('takes five guesses at most, whoever guesses at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => logIn('guesser-of-many-at-one-time', 'no')),
    )
    const looked = answers.filter(({ statusCode }) => statusCode === 401)
    expect(looked).toHaveLength(5)
    desk.pass(16 * 60_000)
  })

  it('shuts behind who was idle, logged out, or no longer works here', async () => {
    const idle = await sit('demo-risk')
    desk.pass(16 * 60_000)
    expect((await idle.get('/desk/flags')).status).toBe(303)
    const out = await sit('demo-risk')
    await out.post('/desk/log-out')
    expect((await out.get('/desk/flags')).status).toBe(303)
    const by = { database: desk.database, nowMs: 1_793_534_400_000, by: 'operator' }
    const password = await addStaff(by, { name: 'leaving', role: 'risk' })
    expect(await addStaff(by, { name: 'leaving', role: 'owner' })).toBeNull()
    const gone = await sit('leaving', password ?? '')
    expect(await removeStaff(by, 'leaving')).toBe(true)
    expect((await gone.get('/desk/self')).status).toBe(303)
    expect((await logIn('leaving', password ?? '')).statusCode).toBe(401)
  })

  it('lets a new colleague do nothing before he chose a password', async () => {
    const by = { database: desk.database, nowMs: 1_793_534_400_000, by: 'operator' }
    const password = (await addStaff(by, { name: 'newcomer', role: 'owner' })) ?? ''
    const who = await sit('newcomer', password)
    expect((await who.get('/desk/flags')).body).toContain('Choose a password')
    expect(saidOf(await who.post('/desk/self/password', { old: password, new: 'short' }))).toBe(
      'passwordShort',
    )
    expect(
      saidOf(await who.post('/desk/self/password', { old: 'x', new: 'long enough for us' })),
    ).toBe('passwordWrong')
    expect(
      saidOf(await who.post('/desk/self/password', { old: password, new: 'long enough for us' })),
    ).toBe('passwordChanged')
    expect((await who.get('/desk/flags')).body).toContain('No flag is open')
  })
})

describe('a withdrawal', () => {
  it('of one person goes with one, of two with two different ones', async () => {
    const [one, other] = [await sit('demo-payments'), await sit('demo-risk')]
    const single = await desk.withdrawal(somebody(), { people: 1 })
    expect(saidOf(await approve(one, single))).toBe('approved')
    const double = await desk.withdrawal(somebody(), { people: 2 })
    expect(saidOf(await approve(one, double))).toBe('approvedOfTwo')
    expect(saidOf(await approve(one, double))).toBe('saidBefore')
    expect(await stateOf(double)).toBe('pending')
    expect(saidOf(await approve(other, double))).toBe('approved')
    expect(await stateOf(double)).toBe('confirming')
    expect(saidOf(await approve(other, double))).toBe('notPending')
  })

  it('of two people is held by the database too', async () => {
    const id = await desk.withdrawal(somebody(), { people: 2 })
    const say = `INSERT INTO cashier_approval VALUES ('${id}', 'ada', true, NULL, now())`
    await desk.database.query(say)
    await expect(desk.database.query(say)).rejects.toThrow('duplicate key')
    const letGo = `UPDATE cashier_transaction SET state = 'confirming' WHERE id = '${id}'`
    await expect(desk.database.query(letGo)).rejects.toThrow('needs 2 people')
    const fewer = `UPDATE cashier_transaction SET approvals_needed = 1 WHERE id = '${id}'`
    await expect(desk.database.query(fewer)).rejects.toThrow('needed 2 people before')
  })

  it('is not approved by who closed a flag or decided on papers since it was asked for', async () => {
    const player = somebody()
    const id = await desk.withdrawal(player, { people: 1 })
    const [flagged] = await rowsOf<{ flag_id: bigint }>(
      desk.database,
      `INSERT INTO compliance_flag (player_id, kind, find, facts, raised_at) VALUES ($1, 'roundTrips', 'x', '{"paidIn":"123450"}', now()) RETURNING flag_id`,
      [player],
    )
    const [risk, payments] = [await sit('demo-risk'), await sit('demo-payments')]
    expect((await risk.get('/desk/flags')).body).toMatch(/<dt>Paid in<\/dt><dd>.*\$1,234\.50/)
    expect(saidOf(await risk.post(`/desk/flags/${flagged?.flag_id}/close`, { why: 'a' }))).toBe(
      'noteMissing',
    )
    expect(
      saidOf(await risk.post(`/desk/flags/${flagged?.flag_id}/close`, { why: 'known to us' })),
    ).toBe('flagClosed')
    expect(
      saidOf(await risk.post(`/desk/flags/${flagged?.flag_id}/close`, { why: 'known to us' })),
    ).toBe('alreadyClosed')
    expect(saidOf(await approve(risk, id))).toBe('ownChange')
    expect(saidOf(await approve(payments, id))).toBe('approved')
  })

  it('comes with a report for the authority, of which its player hears nothing', async () => {
    const player = await newPlayer(desk)
    await desk.withdrawal(player, { people: 1 })
    const risk = await sit('demo-risk')
    const page = `/desk/reports/${player}`
    expect(saidOf(await risk.post(page, { grounds: 'x' }))).toBe('noteMissing')
    const { body, status } = await risk.post(page, { grounds: 'in and out without play' })
    expect(status).toBe(200)
    const report = z
      .object({
        grounds: z.string(),
        person: z.object({ player: z.number() }),
        payments: z.array(z.object({ type: z.string(), amountInCents: z.string() })),
      })
      .parse(JSON.parse(body))
    expect(report).toMatchObject({ grounds: 'in and out without play', person: { player } })
    expect(report.payments.map(({ type }) => type)).toContain('withdrawal')
    const [deed] = await rowsOf<{ facts: { sha256: string } }>(
      desk.database,
      `SELECT facts::jsonb AS facts FROM backoffice_deed WHERE deed = 'reportPlayer' ORDER BY number DESC LIMIT 1`,
    )
    expect(deed?.facts.sha256).toBe(createHash('sha256').update(body).digest('hex'))
    expect((await (await sit('demo-payments')).post(page, { grounds: 'because' })).status).toBe(403)
  })

  it('waits for who its player is', async () => {
    const id = await desk.withdrawal(somebody(), { people: 1, reason: 'identityCheck' })
    expect(saidOf(await approve(await sit('demo-payments'), id))).toBe('waitsForIdentity')
  })

  it('shows why it waits, and what its player told of himself as text', async () => {
    const id = await desk.withdrawal(somebody(), { people: 2 })
    const { body } = await (await sit('demo-payments')).get(`/desk/payments/${id}`)
    expect(body).toContain('so much takes two people')
    expect(body).toContain('$1,500.00')
    expect(body).toContain('<dt>Status</dt><dd>pending</dd>')
    expect(body).toContain('waits for a review')
    expect(body).not.toMatch(/providerSends|automaticChecks|bank-transfer/)
    expect(body).toContain('&lt;b&gt;Ada&lt;/b&gt; Lovelace')
    expect(body).not.toContain('<b>Ada')
  })
})

describe('roles', () => {
  it.each([
    ['demo-payments', '/desk/flags/1/close'],
    ['demo-payments', '/desk/identity/1/decide'],
    ['demo-payments', '/desk/identity/1/ask'],
    ['demo-risk', '/desk/payments/00000000-0000-7000-8000-000000000000/refund'],
    ['demo-risk', '/desk/payments/00000000-0000-7000-8000-000000000000/release'],
  ])('%s may not %s', async (name, url) => {
    expect((await (await sit(name)).post(url)).status).toBe(403)
  })

  it('show papers and deeds to those alone whose they are', async () => {
    const [payments, risk] = [await sit('demo-payments'), await sit('demo-risk')]
    expect((await payments.get('/desk/identity/1/papers/abc')).status).toBe(403)
    expect((await risk.get('/desk/identity/1/papers/abc')).status).toBe(404)
    expect((await risk.get('/desk/deeds')).status).toBe(403)
    const deeds = await (await sit('demo-owner')).get('/desk/deeds')
    expect([deeds.status, deeds.body.includes('<td>signed in</td>')]).toEqual([200, true])
  })

  it('of an auditor change nothing', async () => {
    const by = { database: desk.database, nowMs: 1_793_534_400_000, by: 'operator' }
    const password = (await addStaff(by, { name: 'reader', role: 'auditor' })) ?? ''
    const who = await sit('reader', password)
    await who.post('/desk/self/password', { old: password, new: 'long enough for us' })
    const id = await desk.withdrawal(somebody(), { people: 1 })
    for (const deed of ['approve', 'decline', 'refund', 'release'])
      expect((await who.post(`/desk/payments/${id}/${deed}`, { note: 'because' })).status).toBe(403)
    expect(await stateOf(id)).toBe('pending')
    expect((await who.get(`/desk/payments/${id}`)).body).not.toContain('formaction')
  })
})

describe('forms', () => {
  it('from elsewhere or of another session do nothing', async () => {
    const who = await sit('demo-payments')
    const id = await desk.withdrawal(somebody(), { people: 1 })
    for (const csrf of ['', 'x', 'a'.repeat(43)])
      expect((await who.post(`/desk/payments/${id}/approve`, { csrf })).status).toBe(403)
    const foreign = await desk.app.inject({
      method: 'POST',
      url: `/desk/payments/${id}/approve`,
      headers: {
        cookie: who.cookie,
        'content-type': formType,
        origin: 'https://elsewhere.example',
      },
      payload: '',
    })
    expect(foreign.statusCode).toBe(403)
    expect(await stateOf(id)).toBe('pending')
  })

  it('need no script, and none would run', async () => {
    const { body, headers } = await (await sit('demo-payments')).get('/desk/withdrawals')
    expect(body).not.toContain('<script')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('deeds', () => {
  it('are written down one after the other, also those that were refused', async () => {
    const id = await desk.withdrawal(somebody(), { people: 2 })
    const who = await sit('demo-payments')
    await approve(who, id)
    await approve(who, id)
    const rows = await rowsOf<{ deed: string }>(
      desk.database,
      'SELECT deed FROM backoffice_deed WHERE subject = $1 ORDER BY number',
      [`payment ${id}`],
    )
    expect(rows.map(({ deed }) => deed)).toEqual(['approve', 'approve', 'approveRefused'])
    expect(await firstBrokenDeed(desk.database)).toBeNull()
  })

  it('stay as they are, and a change by force is found', async () => {
    const change = `UPDATE backoffice_deed SET staff = 'somebody-else' WHERE number = 3`
    await expect(desk.database.query(change)).rejects.toThrow('what was done stays')
    await expect(desk.database.query('TRUNCATE backoffice_deed')).rejects.toThrow(
      'what was done stays',
    )
    const byForce = async <Found>(
      statement: string,
      look: (on: Queryable) => Promise<Found>,
    ): Promise<Found> => {
      const client = await desk.database.connect()
      try {
        await client.query('BEGIN')
        await client.query('SET LOCAL session_replication_role = replica')
        await client.query(statement)
        return await look(client)
      } finally {
        await client.query('ROLLBACK')
        await client.end()
      }
    }
    const audited = (on: Queryable) => auditDeeds(on, () => undefined)
    expect(await byForce(change, audited)).toEqual([expect.stringContaining('number 3 is not')])
    const removal = 'DELETE FROM backoffice_deed WHERE number = 2'
    expect(await byForce(removal, audited)).toEqual([expect.stringContaining('number 2 is not')])
    expect(await byForce('SELECT 1', audited)).toEqual([])

    // A page looks at the newest alone, and sees of these what the audit sees.
    const all = 1_000
    expect(await byForce(change, (on) => brokenAmongNewest(on, all))).toBe(3n)
    expect(await byForce(change, (on) => brokenAmongNewest(on, 2))).toBeNull()
    const [last] = await rowsOf<{ number: bigint }>(
      desk.database,
      'SELECT max(number) AS number FROM backoffice_deed',
    )
    const newest = `UPDATE backoffice_deed SET staff = 'somebody-else' WHERE number = ${last?.number}`
    expect(await byForce(newest, (on) => brokenAmongNewest(on, 2))).toBe(last?.number)
  })
})
