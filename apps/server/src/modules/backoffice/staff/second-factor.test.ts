import { staffCalls } from '@fairhouse/contract/backoffice/all'
import { base32 } from '@scure/base'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/rows'
import { codeAt } from '../../identity/two-step/totp.ts'
import { callAs } from '../testing/call-as.ts'
import { formType, logInAt, type StaffBrowser, sitAt } from '../testing/sit-at.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'
import { withPasskey } from '../testing/with-passkey.ts'
import { addStaff } from './add-staff.ts'
import { demoStaffPassword } from './demo-staff.ts'
import { resetStaff } from './reset-access.ts'

const noon = 1_793_534_400_000
let desk: TestDesk
let elapsed = 0
beforeAll(async () => {
  desk = await openTestDesk({}, { secondFactor: true })
})
afterAll(() => desk.stop())

const pass = (ms: number) => {
  desk.pass(ms)
  elapsed += ms
}
const codeNow = (secret: string) => codeAt(base32.decode(secret), noon + elapsed)
/** The next code that was not used before. */
const freshCode = (secret: string) => {
  pass(30_000)
  return codeNow(secret)
}
const saidOf = ({ to }: { readonly to: string }) => to.split('said=')[1]

/** Sends a form and reads the page that answers it. */
async function shownBy(who: StaffBrowser, url: string, fields: Readonly<Record<string, string>>) {
  const csrf = /name="csrf" value="([^"]+)"/.exec((await who.get('/desk/self')).body)?.[1] ?? ''
  const { body } = await desk.app.inject({
    method: 'POST',
    url,
    headers: { cookie: who.cookie, 'content-type': formType },
    payload: new URLSearchParams({ csrf, ...fields }).toString(),
  })
  return body
}

const recoveryCodesOf = (page: string) => page.match(/[2-9a-z]{4}(-[2-9a-z]{4}){3}/g) ?? []

/** The secret that somebody is shown to set an app up; empty: none. */
const secretSeen = async (who: StaffBrowser): Promise<string> =>
  /<code>([A-Z2-7]+)<\/code>/.exec((await who.get('/desk/self')).body)?.[1] ?? ''

const forgetApp = (name: string) =>
  desk.database.query(
    `UPDATE backoffice_staff SET sealed_totp = NULL, totp_confirmed = false WHERE name = $1`,
    [name],
  )

/** Sets an app up. @returns its secret and the recovery codes. */
async function enrol(who: StaffBrowser) {
  expect(saidOf(await who.post('/desk/self/code'))).toBe('codeBegun')
  expect((await who.get('/desk/self')).body).toContain('aria-label="QR code of the secret"')
  const secret = await secretSeen(who)
  const codes = recoveryCodesOf(await shownBy(who, '/desk/self/code', { code: freshCode(secret) }))
  expect(codes).toHaveLength(10)
  return { secret, codes }
}

describe('where a second factor is required', () => {
  it('nothing is open with a password alone but the way to set one up', async () => {
    const who = await sitAt(desk, 'demo-risk')
    expect((await who.get('/desk/papers/1/none')).body).toContain('Set up your authenticator app')
    const caller = await callAs(desk, 'demo-risk')
    expect((await caller.ask('session', {})).firstStep).toBe('setUpSecondFactor')
    for (const [name, { beforeFactor }] of Object.entries(staffCalls)) {
      if (beforeFactor === true) continue
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status, body } = await caller.raw(name, {})
      expect([name, status, body]).toEqual([name, 403, { why: 'setUpSecondFactor' }])
    }
    const elsewhere = await sitAt(desk, 'demo-risk')
    await enrol(who)
    expect((await who.get('/desk/papers/1/none')).status).toBe(404)
    // Somebody with the password alone does not slip in behind whoever sets the app up.
    expect((await elsewhere.get('/desk/self')).status).toBe(303)
    expect((await logInAt(desk, 'demo-risk')).statusCode).toBe(401)
  })

  it('asks for a code of the app from then on, each code once', async () => {
    const { secret } = await enrol(await sitAt(desk, 'demo-support'))
    const code = freshCode(secret)
    expect((await logInAt(desk, 'demo-support')).statusCode).toBe(401)
    expect((await logInAt(desk, 'demo-support', demoStaffPassword, code)).statusCode).toBe(303)
    expect((await logInAt(desk, 'demo-support', demoStaffPassword, code)).statusCode).toBe(401)
  })

  it('a recovery code opens the door once, and no guess does', async () => {
    const { codes } = await enrol(await sitAt(desk, 'demo-payments'))
    const [code = ''] = codes
    const guess = '2222-2222-2222-2222'
    expect((await logInAt(desk, 'demo-payments', demoStaffPassword, guess)).statusCode).toBe(401)
    const typed = code.replaceAll('-', ' ').toUpperCase()
    const both = await Promise.all(
      [typed, code].map((one) => logInAt(desk, 'demo-payments', demoStaffPassword, one)),
    )
    expect(
      both.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right),
    ).toEqual([303, 401])
  })

  it('new recovery codes replace the old ones, and take a code', async () => {
    const who = await sitAt(desk, 'demo-games')
    const { secret, codes } = await enrol(who)
    expect(saidOf(await who.post('/desk/self/recovery', { code: '000000' }))).toBe('codeWrong')
    const page = await shownBy(who, '/desk/self/recovery', { code: freshCode(secret) })
    const fresh = recoveryCodesOf(page)
    expect(fresh).toHaveLength(10)
    const tried = await logInAt(desk, 'demo-games', demoStaffPassword, codes[0])
    expect(tried.statusCode).toBe(401)
    expect((await logInAt(desk, 'demo-games', demoStaffPassword, fresh[0])).statusCode).toBe(303)
  })

  it('no code and no password is guessed by who sits at the desk already', async () => {
    const who = await sitAt(desk, 'demo-content')
    const { secret } = await enrol(who)
    for (let tries = 0; tries < 5; tries++)
      expect(saidOf(await who.post('/desk/self/recovery', { code: '000000' }))).toBe('codeWrong')
    const right = { code: freshCode(secret) }
    expect(saidOf(await who.post('/desk/self/recovery', right))).toBe('triedTooOften')
    const guess = { old: 'not it', new: 'long enough for us' }
    for (let tries = 0; tries < 5; tries++)
      expect(saidOf(await who.post('/desk/self/password', guess))).toBe('passwordWrong')
    const known = { ...guess, old: demoStaffPassword }
    expect(saidOf(await who.post('/desk/self/password', known))).toBe('triedTooOften')
    // A password that is right, at the door, does not make up for codes.
    pass(60_000)
    expect(saidOf(await who.post('/desk/self/recovery', right))).toBe('triedTooOften')
  })

  it('another app takes the place of the first by a recovery code', async () => {
    const who = await sitAt(desk, 'demo-auditor')
    const { secret, codes } = await enrol(who)
    expect(saidOf(await who.post('/desk/self/other-app', { code: codes[0] ?? '' }))).toBe(
      'codeBegun',
    )
    const other = await secretSeen(who)
    expect(other).not.toBe(secret)
    // Until the first code of the new one the old one counts.
    expect((await who.get('/desk/self')).status).toBe(200)
    const code = freshCode(secret)
    expect((await logInAt(desk, 'demo-auditor')).statusCode).toBe(401)
    const elsewhere = await sitAt(desk, 'demo-auditor', demoStaffPassword, code)
    expect(saidOf(await who.post('/desk/self/code', { code: freshCode(secret) }))).toBe('codeWrong')
    expect((await elsewhere.get('/desk/self')).status).toBe(200)
    await shownBy(who, '/desk/self/code', { code: freshCode(other) })
    expect((await who.get('/desk/self')).status).toBe(200)
    expect((await elsewhere.get('/desk/self')).status).toBe(303)
    const old = await logInAt(desk, 'demo-auditor', demoStaffPassword, freshCode(secret))
    expect(old.statusCode).toBe(401)
    const fresh = await logInAt(desk, 'demo-auditor', demoStaffPassword, freshCode(other))
    expect(fresh.statusCode).toBe(303)
  })

  it('an app is set up by who signed in lately, or shows the password again', async () => {
    await forgetApp('demo-support')
    const who = await sitAt(desk, 'demo-support')
    expect((await who.get('/desk/self')).body).not.toContain('name="password"')
    pass(5 * 60_000 + 1)
    expect(saidOf(await who.post('/desk/self/code'))).toBe('proofNeeded')
    expect((await who.get('/desk/self')).body).toContain('name="password"')
    const wrong = { password: 'not it at all' }
    expect(saidOf(await who.post('/desk/self/code', wrong))).toBe('passwordWrong')
    const right = { password: demoStaffPassword }
    expect(saidOf(await who.post('/desk/self/code', right))).toBe('codeBegun')
    const secret = await secretSeen(who)
    pass(5 * 60_000 + 1)
    const late = { code: freshCode(secret) }
    expect(saidOf(await who.post('/desk/self/code', late))).toBe('proofNeeded')
    expect((await who.get('/desk/papers/1/none')).body).toContain('Set up your authenticator app')
  })

  it('a secret is shown to who signed in lately, replaced by the next, and lapses', async () => {
    await forgetApp('demo-games')
    const who = await sitAt(desk, 'demo-games')
    await who.post('/desk/self/code')
    const first = await secretSeen(who)
    await who.post('/desk/self/code')
    const second = await secretSeen(who)
    expect(second).not.toBe(first)
    expect(saidOf(await who.post('/desk/self/code', { code: codeNow(first) }))).toBe('codeWrong')
    pass(5 * 60_000 + 1)
    expect(await secretSeen(who)).toBe('')
    const anew = await sitAt(desk, 'demo-games')
    expect(await secretSeen(anew)).toBe(second)
    pass(5 * 60_000 - 1)
    expect(await secretSeen(anew)).toBe('')
    const code = codeNow(second)
    expect(saidOf(await anew.post('/desk/self/code', { code }))).toBe('codeWrong')
  })
})

describe('a passkey, where a second factor is required', () => {
  it('is one: everything opens, whoever sat there by the password alone is out, and the last one stays', async () => {
    const by = { database: desk.database, nowMs: noon + elapsed, by: 'operator' }
    const password = (await addStaff(by, { name: 'keyed', role: 'risk' })) ?? ''
    const who = await sitAt(desk, 'keyed', password)
    const chosen = 'long enough for us'
    expect(saidOf(await who.post('/desk/self/password', { old: password, new: chosen }))).toBe(
      'passwordChanged',
    )
    const caller = await callAs(desk, 'keyed', undefined, chosen)
    const elsewhere = await callAs(desk, 'keyed', undefined, chosen)
    const { device, recoveryCodes } = await withPasskey(caller)
    expect(recoveryCodes).toHaveLength(10)
    expect((await caller.ask('session', {})).firstStep).toBeNull()
    expect((await elsewhere.raw('session', {})).status).toBe(401)
    const passkey = device.credentialId
    expect(await caller.refusedBy('removeOwnPasskey', { passkey })).toBe('lastFactor')
    expect(await caller.refusedBy('leaveOwnApp', {})).toBe('noSecondFactor')

    const second = await withPasskey(caller, 'Phone')
    expect(second.recoveryCodes).toBeNull()
    const both = await Promise.all(
      [passkey, second.device.credentialId].map((one) =>
        caller.refusedBy('removeOwnPasskey', { passkey: one }),
      ),
    )
    expect(both.toSorted(byText)).toEqual(['lastFactor', null].toSorted(byText))
  })

  it('and an app take the place of each other, each with what the other shows', async () => {
    await forgetApp('demo-risk')
    const caller = await callAs(desk, 'demo-risk')
    const { device, recoveryCodes } = await withPasskey(caller)
    const who = await sitAt(desk, 'demo-risk', demoStaffPassword, recoveryCodes?.[0])
    pass(5 * 60_000 + 1)
    expect(saidOf(await who.post('/desk/self/code'))).toBe('proofNeeded')
    const anew = await sitAt(desk, 'demo-risk', demoStaffPassword, recoveryCodes?.[1])
    const { secret } = await enrol(anew)
    const known = await callAs(desk, 'demo-risk', freshCode(secret))
    await known.ask('removeOwnPasskey', { passkey: device.credentialId })
    expect(await known.refusedBy('leaveOwnApp', {})).toBe('lastFactor')
    expect((await known.ask('ownFactors', {})).recoveryCodesLeft).toBe(10)
    await withPasskey(known)
    await known.ask('leaveOwnApp', {})
    expect(await known.ask('ownFactors', {})).toMatchObject({
      hasApp: false,
      recoveryCodesLeft: 10,
    })
    // A secret that was begun and never confirmed is no factor: its code neither opens nor confirms anything.
    expect(saidOf(await anew.post('/desk/self/code'))).toBe('codeBegun')
    const code = freshCode(await secretSeen(anew))
    expect((await logInAt(desk, 'demo-risk', demoStaffPassword, code)).statusCode).toBe(401)
    expect((await known.ask('ownFactors', {})).hasApp).toBe(false)
  })
})

const byText = (left: unknown, right: unknown): number => String(left).localeCompare(String(right))

describe('who lost app and codes', () => {
  const stateOf = (name: string) =>
    rowsOf(
      desk.database,
      'SELECT must_change, totp_confirmed FROM backoffice_staff WHERE name = $1',
      [name],
    )

  it('begins anew when one owner asks and another approves', async () => {
    await desk.database.query(
      `UPDATE backoffice_staff SET role = 'owner' WHERE name IN ('demo-games', 'demo-payments')`,
    )
    const owners = [await sitAt(desk, 'demo-owner')]
    const { secret } = await enrol(owners[0] ?? (await sitAt(desk, 'demo-owner')))
    const one = await callAs(desk, 'demo-owner', freshCode(secret))
    const note = 'Their phone was stolen.'
    expect(await one.refusedBy('askReset', { staff: 'demo-owner', note })).toBe('ownRequest')
    const { id } = await one.ask('askReset', { staff: 'demo-risk', note })
    expect(await one.refusedBy('askReset', { staff: 'demo-risk', note })).toBe('soAlready')
    expect(await one.refusedBy('askReset', { staff: 'nobody-here', note })).toBe('soAlready')
    expect(await one.refusedBy('decideReset', { id, approve: true })).toBe('ownRequest')
    const say = `UPDATE backoffice_reset SET state = 'made', decided_by = asked_by, decided_at = now()`
    await expect(desk.database.query(say)).rejects.toThrow('backoffice_reset_check')

    await forgetApp('demo-games')
    await withPasskey(one)
    const { secret: second } = await enrol(await sitAt(desk, 'demo-games'))
    const other = await callAs(desk, 'demo-games', freshCode(second))
    expect((await other.ask('staff', {})).resets.map(({ staff }) => staff)).toEqual(['demo-risk'])
    const { password } = await other.ask('decideReset', { id, approve: true })
    expect(await other.refusedBy('decideReset', { id, approve: true })).toBe('decidedAlready')
    expect(await stateOf('demo-risk')).toEqual([{ must_change: true, totp_confirmed: false }])
    expect((await logInAt(desk, 'demo-risk')).statusCode).toBe(401)
    const anew = await sitAt(desk, 'demo-risk', password ?? '')
    expect((await anew.get('/desk/papers/1/none')).body).toContain('Choose a password')
    const deeds = await rowsOf<{ deed: string }>(
      desk.database,
      `SELECT deed FROM backoffice_deed WHERE subject = 'demo-risk' AND deed LIKE '%eset%' ORDER BY number`,
      [],
    )
    expect(deeds.map(({ deed }) => deed)).toEqual(['askReset', 'resetStaff'])
  })

  it('begins anew by whoever runs the machine, where there is no second owner', async () => {
    const by = { database: desk.database, nowMs: noon + elapsed, by: 'operator' }
    const password = await resetStaff(by, 'demo-owner')
    expect(await stateOf('demo-owner')).toEqual([{ must_change: true, totp_confirmed: false }])
    const keys = `SELECT staff FROM backoffice_passkey WHERE staff = 'demo-owner'`
    expect(await rowsOf(desk.database, keys, [])).toEqual([])
    expect((await logInAt(desk, 'demo-owner', password ?? '')).statusCode).toBe(303)
    expect(await resetStaff(by, 'nobody-here')).toBeNull()
  })
})
