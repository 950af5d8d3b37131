import { newCredential } from '@fairhouse/contract/webauthn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/rows'
import { testAuthenticator, type TestAuthenticator } from '#platform/webauthn/test-authenticator'
import { demoStaffPassword } from '../staff/demo-staff.ts'
import { beginAnew, resetStaff } from '../staff/reset-access.ts'
import { holdStaff } from '../store/staff.ts'
import { callAs } from '../testing/call-as.ts'
import { logInAt, sitAt } from '../testing/sit-at.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'
import { askAtDoor, deskOrigin, proofOf, sendLogIn, withPasskey } from '../testing/with-passkey.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await openTestDesk()
})
afterAll(() => desk.stop())

const proofIsOver = () => desk.pass(5 * 60_000 + 1)
/** Tries in vain shut the door; nobody of these tests waits behind another. */
const doorOpensAgain = () => desk.pass(15 * 60_000)

const deedsOf = async (staff: string): Promise<string[]> => {
  const question = 'SELECT deed FROM backoffice_deed WHERE staff = $1 ORDER BY number'
  return (await rowsOf<{ deed: string }>(desk.database, question, [staff])).map(({ deed }) => deed)
}
const newestFacts = async (staff: string): Promise<unknown> => {
  const question = 'SELECT facts FROM backoffice_deed WHERE staff = $1 ORDER BY number DESC LIMIT 1'
  const [row] = await rowsOf<{ facts: string }>(desk.database, question, [staff])
  return JSON.parse(row?.facts ?? 'null')
}

const demoGames = { name: 'demo-games', password: demoStaffPassword }

/** Signs in by a device, alone or with more. */
async function enterBy(device: TestAuthenticator, fields: Readonly<Record<string, string>> = {}) {
  const { cookie, options } = await askAtDoor(desk)
  return sendLogIn(desk, cookie, { passkey: device.get(options), ...fields })
}

describe('a passkey of staff', () => {
  it('is added, renamed and removed, and each is a deed', async () => {
    const caller = await callAs(desk, 'demo-games')
    const { device, recoveryCodes } = await withPasskey(caller)
    expect(recoveryCodes).toHaveLength(10)
    const passkey = device.credentialId
    const { passkeys } = await caller.ask('ownFactors', {})
    expect(passkeys).toMatchObject([
      { id: passkey, name: 'Laptop', host: 'localhost', synced: false, usedAt: null },
    ])
    await caller.ask('renameOwnPasskey', { passkey, name: 'Work laptop' })
    await caller.ask('removeOwnPasskey', { passkey })
    const after = await caller.ask('ownFactors', {})
    expect(after).toMatchObject({ passkeys: [], hasApp: false, recoveryCodesLeft: 0 })
    expect(await caller.refusedBy('removeOwnPasskey', { passkey })).toBe('notFound')
    expect((await enterBy(device)).statusCode).toBe(401)
    expect(await deedsOf('demo-games')).toEqual([
      'logIn',
      'addPasskey',
      'renamePasskey',
      'removePasskey',
    ])
  })

  it('ends the sessions that it began when it is removed, and no other', async () => {
    const caller = await callAs(desk, 'demo-games')
    const { device, recoveryCodes } = await withPasskey(caller)
    const byCode = await sitAt(desk, 'demo-games', demoStaffPassword, recoveryCodes?.[0])
    const cookies = [await enterBy(device), await enterBy(device, demoGames)].map(
      ({ headers }) => String(headers['set-cookie']).split(';')[0] ?? '',
    )
    const stands = () =>
      Promise.all(
        cookies.map(async (cookie) => {
          const { statusCode } = await desk.app.inject({ url: '/desk/self', headers: { cookie } })
          return statusCode
        }),
      )
    expect(await stands()).toEqual([200, 200])
    await caller.ask('removeOwnPasskey', { passkey: device.credentialId })
    expect(await stands()).toEqual([303, 303])
    expect((await byCode.get('/desk/self')).status).toBe(200)
  })

  it('of somebody else is as if it were not there', async () => {
    const { device } = await withPasskey(await callAs(desk, 'demo-content'))
    const stranger = await callAs(desk, 'demo-support')
    const passkey = device.credentialId
    expect(await stranger.refusedBy('renameOwnPasskey', { passkey, name: 'x' })).toBe('notFound')
    expect(await stranger.refusedBy('removeOwnPasskey', { passkey })).toBe('notFound')
    const { options } = await stranger.ask('beginOwnPasskey', {})
    const credential = newCredential.parse(device.create(options))
    const again = { credential, name: 'x' }
    expect(await stranger.refusedBy('addOwnPasskey', again)).toBe('passkeyRefused')
    const signed = await proofOf(stranger, device)
    const proof = { credential: signed }
    expect(await stranger.refusedBy('proveByPasskey', proof)).toBe('passkeyRefused')
  })

  it('is added once for one challenge, and not by another session of the same person', async () => {
    const caller = await callAs(desk, 'demo-support')
    const elsewhere = await callAs(desk, 'demo-support')
    const { device } = await withPasskey(caller, 'First')
    const { options } = await caller.ask('beginOwnPasskey', {})
    const other = await callAs(desk, 'demo-support', (await newCodeOf(caller)) ?? '')
    const one = { credential: newCredential.parse(device.create(options)), name: 'x' }
    expect(await other.refusedBy('addOwnPasskey', one)).toBe('passkeyRefused')
    // With the first second factor whoever sat elsewhere by the password alone is out.
    expect((await elsewhere.raw('ownFactors', {})).status).toBe(401)
  })

  it('comes to ten at most', async () => {
    const caller = await callAs(desk, 'demo-auditor')
    for (let made = 0; made < 10; made++) {
      // oxlint-disable-next-line no-await-in-loop -- each is added after the one before
      await withPasskey(caller, `Key ${made}`)
    }
    expect(await caller.refusedBy('beginOwnPasskey', {})).toBe('tooManyPasskeys')
  })

  it('is not added by who begins anew at the same moment', async () => {
    const caller = await callAs(desk, 'demo-owner')
    const device = testAuthenticator(deskOrigin)
    const { options } = await caller.ask('beginOwnPasskey', {})
    const credential = newCredential.parse(device.create(options))
    const kept = `SELECT password_hash FROM backoffice_staff WHERE name = 'demo-owner'`
    const [before] = await rowsOf<{ password_hash: string }>(desk.database, kept, [])
    const adding = await desk.database.transaction(async (tx) => {
      await holdStaff(tx, 'demo-owner', null)
      const asked = caller.raw('addOwnPasskey', { credential, name: 'x' })
      await untilSomebodyWaits()
      const anew = { nowMs: 1_793_534_400_000, by: 'operator' }
      await beginAnew(tx, anew, { name: 'demo-owner', hash: before?.password_hash ?? '' })
      return { asked }
    })
    expect((await adding.asked).body).toEqual({ done: false, refused: 'passkeyRefused' })
    await desk.database.query(
      `UPDATE backoffice_staff SET must_change = false WHERE name = 'demo-owner'`,
    )
    expect(await (await callAs(desk, 'demo-owner')).ask('ownFactors', {})).toMatchObject({
      passkeys: [],
      recoveryCodesLeft: 0,
    })
  })

  it.each([
    ['of another page', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without a look at its user', { userVerified: false }],
    ['over another challenge', { challenge: 'A'.repeat(43) }],
    ['of another kind', { type: 'webauthn.get' }],
  ])('made %s is refused', async (_, lie) => {
    const caller = await callAs(desk, 'demo-owner')
    const device = testAuthenticator(deskOrigin)
    Object.assign(device.lies, lie)
    const { options } = await caller.ask('beginOwnPasskey', {})
    const credential = newCredential.parse(device.create(options))
    const wish = { credential, name: 'x' }
    expect(await caller.refusedBy('addOwnPasskey', wish)).toBe('passkeyRefused')
  })
})

/** Until the question of another transaction waits for somebody's row. */
async function untilSomebodyWaits(): Promise<void> {
  const question = `
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FROM backoffice_staff%FOR UPDATE%'`
  while ((await rowsOf(desk.database, question, [])).length === 0);
}

/** A recovery code, with which somebody signs in once more. */
async function newCodeOf(caller: Awaited<ReturnType<typeof callAs>>): Promise<string | undefined> {
  return (await caller.ask('renewOwnCodes', {})).recoveryCodes[0]
}

describe('the door', () => {
  let device: TestAuthenticator
  let codes: readonly string[] = []
  beforeAll(async () => {
    const made = await withPasskey(await callAs(desk, 'demo-risk'))
    device = made.device
    codes = made.recoveryCodes ?? []
  })

  it('opens to a passkey alone, and has it in the chain', async () => {
    const answer = await enterBy(device)
    expect(answer.statusCode).toBe(303)
    expect(await newestFacts('demo-risk')).toMatchObject({
      by: 'passkey',
      passkey: device.credentialId.slice(0, 12),
    })
  })

  it('no longer opens to the password alone, but with the passkey or a recovery code', async () => {
    expect((await logInAt(desk, 'demo-risk')).statusCode).toBe(401)
    const typed = { name: 'demo-risk', password: demoStaffPassword }
    expect((await enterBy(device, typed)).statusCode).toBe(303)
    expect(await newestFacts('demo-risk')).toMatchObject({
      by: 'passwordAndPasskey',
      passkey: device.credentialId.slice(0, 12),
    })
    expect((await enterBy(device, { ...typed, password: 'not it' })).statusCode).toBe(401)
    expect((await enterBy(device, { ...typed, name: 'demo-payments' })).statusCode).toBe(401)
    const byCode = await logInAt(desk, 'demo-risk', demoStaffPassword, codes[0])
    expect(byCode.statusCode).toBe(303)
    doorOpensAgain()
  })

  it.each([
    ['of another page', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without a look at its user', { userVerified: false }],
    ['over another challenge', { challenge: 'A'.repeat(43) }],
    ['in the name of another', { userHandle: 'A'.repeat(43) }],
    ['of another kind', { type: 'webauthn.create' }],
  ])('stays shut to what was signed %s', async (_, lie) => {
    Object.assign(device.lies, lie)
    const answer = await enterBy(device)
    for (const name of Object.keys(lie)) Reflect.deleteProperty(device.lies, name)
    expect(answer.statusCode).toBe(401)
    doorOpensAgain()
  })

  it.each(['{}', 'null', 'not json', '{"id":1}'])('stays shut to %j', async (passkey) => {
    const { cookie } = await askAtDoor(desk)
    expect((await sendLogIn(desk, cookie, { passkey })).statusCode).toBe(401)
    doorOpensAgain()
  })

  it('opens once for what was signed, also when it comes many times at once', async () => {
    const { cookie, options } = await askAtDoor(desk)
    const passkey = device.get(options)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sendLogIn(desk, cookie, { passkey })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1)
    doorOpensAgain()
  })

  it('opens for the page that asked alone, and for ten minutes', async () => {
    const { cookie, options } = await askAtDoor(desk)
    const passkey = device.get(options)
    const elsewhere = await askAtDoor(desk)
    expect((await sendLogIn(desk, elsewhere.cookie, { passkey })).statusCode).toBe(401)
    expect((await sendLogIn(desk, '', { passkey })).statusCode).toBe(401)
    expect((await sendLogIn(desk, cookie, { passkey })).statusCode).toBe(303)
    const late = await askAtDoor(desk)
    const signed = device.get(late.options)
    desk.pass(10 * 60_000 + 1)
    expect((await sendLogIn(desk, late.cookie, { passkey: signed })).statusCode).toBe(401)
    doorOpensAgain()
  })

  it('does not take what was signed to confirm a deed', async () => {
    const caller = await callAs(desk, 'demo-risk', codes[1])
    const passkey = JSON.stringify(await proofOf(caller, device))
    const { cookie } = await askAtDoor(desk)
    expect((await sendLogIn(desk, cookie, { passkey })).statusCode).toBe(401)
    doorOpensAgain()
  })

  it('keeps ten challenges of one page at most', async () => {
    const first = await askAtDoor(desk)
    for (let asked = 0; asked < 10; asked++) {
      desk.pass(1_000)
      // oxlint-disable-next-line no-await-in-loop -- the oldest goes when the next comes
      await askAtDoor(desk, first.cookie)
    }
    const passkey = device.get(first.options)
    expect((await sendLogIn(desk, first.cookie, { passkey })).statusCode).toBe(401)
    const question =
      'SELECT count(*)::int AS kept FROM backoffice_passkey_challenge GROUP BY bound_to ORDER BY kept DESC LIMIT 1'
    expect(await rowsOf(desk.database, question, [])).toEqual([{ kept: 10 }])
    doorOpensAgain()
  })

  it('stays shut to a copy of the key, and writes it down', async () => {
    device.lies.signCount = 900
    expect((await enterBy(device)).statusCode).toBe(303)
    device.lies.signCount = 7
    expect((await enterBy(device)).statusCode).toBe(401)
    expect((await deedsOf('demo-risk')).at(-1)).toBe('refuseCopiedPasskey')
    expect(await newestFacts('demo-risk')).toMatchObject({ signCount: 7 })
    delete device.lies.signCount
    doorOpensAgain()
  })

  it('shuts for keys after five tries in vain, and wrong passwords do not shut it for them', async () => {
    device.lies.signCount = 1_000
    for (let tries = 0; tries < 5; tries++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await sendLogIn(desk, '', { name: 'nobody-at-all', password: 'no' })
    }
    const shut = { name: 'demo-risk', password: demoStaffPassword }
    expect((await sendLogIn(desk, '', shut)).statusCode).toBe(429)
    expect((await enterBy(device)).statusCode).toBe(303)
    device.lies.signCount = 1_001
    device.lies.origin = 'https://evil.example'
    for (let tries = 0; tries < 5; tries++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await enterBy(device)).statusCode).toBe(401)
    }
    delete device.lies.origin
    expect((await enterBy(device)).statusCode).toBe(429)
    delete device.lies.signCount
    doorOpensAgain()
  })

  it('is not shut for keys by what was signed over none of its challenges', async () => {
    device.lies.signCount = 1_002
    const { cookie, options } = await askAtDoor(desk)
    const signed = device.get({ ...options, challenge: 'A'.repeat(43) })
    for (let tries = 0; tries < 4; tries++) {
      for (const passkey of ['{}', signed]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect((await sendLogIn(desk, cookie, { passkey })).statusCode).toBe(401)
      }
    }
    expect((await enterBy(device)).statusCode).toBe(303)
    delete device.lies.signCount
  })

  it('opens to nobody who no longer works here', async () => {
    device.lies.signCount = 2_000
    await desk.database.query(`UPDATE backoffice_staff SET active = false WHERE name = 'demo-risk'`)
    expect((await enterBy(device)).statusCode).toBe(401)
    await desk.database.query(`UPDATE backoffice_staff SET active = true WHERE name = 'demo-risk'`)
    doorOpensAgain()
  })

  it('is counted by address, so that nobody fills it with challenges', async () => {
    const asked = await Promise.all(
      Array.from({ length: 320 }, () =>
        desk.app.inject({
          method: 'POST',
          url: '/desk/log-in/passkey',
          remoteAddress: '10.9.9.9',
        }),
      ),
    )
    expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(300)
    expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20)
  })
})

describe('what is dangerous', () => {
  const note = 'Their phone was stolen.'
  it('takes a sign-in of five minutes ago at most, or a passkey', async () => {
    const caller = await callAs(desk, 'demo-owner')
    const { device } = await withPasskey(caller)
    proofIsOver()
    for (const [call, body] of [
      ['beginOwnPasskey', {}],
      ['renameOwnPasskey', { passkey: device.credentialId, name: 'x' }],
      ['removeOwnPasskey', { passkey: device.credentialId }],
      ['renewOwnCodes', {}],
      ['leaveOwnApp', {}],
      ['askReset', { staff: 'demo-games', note }],
      ['setStaffAddress', { staff: 'demo-games', email: null, note }],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status, body: why } = await caller.raw(call, body)
      expect([call, status, why]).toEqual([call, 403, { why: 'proofRequired' }])
    }
    const password = { password: demoStaffPassword }
    expect(await caller.refusedBy('proveByPassword', password)).toBe('secondFactorNeeded')
    await caller.ask('proveByPasskey', { credential: await proofOf(caller, device) })
    expect((await deedsOf('demo-owner')).at(-1)).toBe('stepUp')
    await caller.ask('askReset', { staff: 'demo-games', note })
    proofIsOver()
    const again = await caller.raw('renewOwnCodes', {})
    expect(again.body).toEqual({ why: 'proofRequired' })
  })

  it('takes a recovery code as well, once, and no guess', async () => {
    const caller = await callAs(desk, 'demo-payments')
    const { recoveryCodes } = await withPasskey(caller)
    const [code = ''] = recoveryCodes ?? []
    proofIsOver()
    expect(await caller.refusedBy('proveByCode', { code: '000000' })).toBe('codeWrong')
    await caller.ask('proveByCode', { code })
    await caller.ask('renewOwnCodes', {})
    proofIsOver()
    for (let tries = 0; tries < 5; tries++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await caller.refusedBy('proveByCode', { code })).toBe('codeWrong')
    }
    expect(await caller.refusedBy('proveByCode', { code })).toBe('triedTooOften')
    doorOpensAgain()
  })

  it('takes the password where there is nothing else', async () => {
    await resetStaff(
      { database: desk.database, nowMs: 1_793_534_400_000, by: 'operator' },
      'demo-content',
    )
    await desk.database.query(
      `UPDATE backoffice_staff SET must_change = false,
         password_hash = (SELECT password_hash FROM backoffice_staff WHERE name = 'demo-games') WHERE name = 'demo-content'`,
    )
    const caller = await callAs(desk, 'demo-content')
    const factors = await caller.ask('ownFactors', {})
    expect(factors).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
    proofIsOver()
    const wrong = { password: 'not it at all' }
    expect(await caller.refusedBy('proveByPassword', wrong)).toBe('passwordWrong')
    await caller.ask('proveByPassword', { password: demoStaffPassword })
    await caller.ask('beginOwnPasskey', {})
  })
})
