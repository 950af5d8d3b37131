import { houseDay } from '@fairhouse/contract/age'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../platform/rows.ts'
import { emptyBrowser, newPlayer, openBrowser, signUp } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { suspend } from './test-suspension.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const minutes = (count: number) => count * 60_000

describe('a new player', () => {
  it('is signed in with all that the status has to say', async () => {
    const browser = await openBrowser(server.url)
    const form = newPlayer()
    const { userStatus, userHash, redirect } = await browser.do('register', form)
    expect(userStatus).toMatchObject({
      isLogged: true,
      userType: 2,
      login: form.login,
      email: form.email,
      currency: 'CREDIT',
      creditsFreePlay: 1_000_000,
      cash: 0,
      vipLevel: 0,
      isSuspended: false,
      isTestMoney: false,
    })
    expect(userHash).toMatch(/^[0-9a-f]{32}$/)
    expect(redirect).toBe('/en/registration-successful')
    const { userStatus: later } = await browser.do('status')
    expect(later).toEqual({ ...userStatus, serverTime: later.serverTime })
  })

  it('cannot take a name or an address that somebody has, however it is written', async () => {
    const { form } = await signUp(server.url)
    const browser = await openBrowser(server.url)
    const again = { ...form, login: form.login.toUpperCase(), email: form.email.toUpperCase() }
    expect(await browser.refused('register', again)).toMatchObject({
      code: 'FORM_INVALID',
      invalidFields: {
        login: 'This login is already in use. Please choose another one.',
        email: 'This email address is already in use. Please choose another one.',
      },
    })
  })

  it('gets the name once when two want it at the same moment', async () => {
    const form = newPlayer()
    const browsers = await Promise.all([1, 2, 3, 4].map(() => openBrowser(server.url)))
    const answers = await Promise.all(
      browsers.map((browser, index) =>
        browser.ask('register', { ...form, email: `${index}.${form.email}` }),
      ),
    )
    expect(answers.filter(({ body }) => body['status'] === 1)).toHaveLength(1)
    for (const { body } of answers)
      if (body['status'] === 0)
        expect(body).toMatchObject({
          code: 'FORM_INVALID',
          invalidFields: { login: expect.any(String) },
        })
  })

  const day = (yearsAgo: number, daysLater = 0) => {
    const date = new Date(houseDay(Date.now()))
    date.setUTCFullYear(date.getUTCFullYear() - yearsAgo)
    date.setUTCDate(date.getUTCDate() + daysLater)
    return date.toISOString().slice(0, 10)
  }
  it.each([
    ['18 today', day(18), 1],
    ['18 tomorrow', day(18, 1), 0],
    ['99', day(99), 1],
    ['101', day(101), 0],
    ['not yet born', day(-1), 0],
  ])('who is %s: %s', async (_, birthDate, status) => {
    const browser = await openBrowser(server.url)
    const { body } = await browser.ask('register', { ...newPlayer(), birthDate })
    expect(body['status']).toBe(status)
    if (status === 0)
      expect(body).toMatchObject({
        invalidFields: { birthDate: 'You must be between 18 and 100 years old.' },
      })
  })

  it('of a country that is not served is turned away', async () => {
    const browser = await openBrowser(server.url)
    expect(await browser.refused('register', { ...newPlayer(), country: 'KP' })).toMatchObject({
      invalidFields: { country: 'This country is not possible.' },
    })
  })

  it('leaves nothing behind when something fails on the way', async () => {
    const broken = await startTestServer()
    try {
      const browser = await openBrowser(broken.url)
      await broken.database.query('ALTER TABLE identity_session RENAME TO hidden_away')
      const form = newPlayer()
      expect((await browser.ask('register', form)).status).toBe(500)
      await broken.database.query('ALTER TABLE hidden_away RENAME TO identity_session')
      expect((await browser.ask('register', form)).body).toMatchObject({ status: 1 })
    } finally {
      await broken.stop()
    }
  })

  it('with a password of another script can log in with it', async () => {
    const browser = await openBrowser(server.url)
    const form = { ...newPlayer(), password: 'Пароль 密码 🔑 &=%+' }
    await browser.do('register', form)
    const again = await openBrowser(server.url)
    await again.do('logIn', { login: form.login, password: form.password })
  })
})

describe('a login', () => {
  it('goes by name or by e-mail address, however they are written', async () => {
    const { form } = await signUp(server.url)
    for (const login of [form.login, form.email, form.login.toUpperCase(), ` ${form.email} `]) {
      const browser = await openBrowser(server.url)
      const { userStatus } = await browser.do('logIn', { login, password: form.password })
      expect(userStatus).toMatchObject({ isLogged: true, login: form.login })
    }
  })

  it('answers a wrong name and a wrong password with the same bytes', async () => {
    const { form } = await signUp(server.url)
    const answers = []
    for (const login of [form.login, form.email, 'nobody_at_all', 'nobody@example.org'])
      answers.push(
        await (await openBrowser(server.url)).ask('logIn', { login, password: 'not the password' }),
      )
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.body).toMatchObject({ status: 0, code: 'LOGIN_FAILED' })
    expect(new Set(answers.map(({ cookies }) => cookies.length))).toEqual(new Set([0]))
  })

  it('takes the same work for a wrong name and a wrong password', async () => {
    const { form } = await signUp(server.url)
    // Time of the processor instead of the clock: it is the same however busy the machine is with other things.
    const work = { known: 0, unknown: 0 }
    for (let round = 0; round < 15; round++)
      for (const [kind, login] of [
        ['known', form.login],
        ['unknown', 'nobody_at_all'],
      ] as const) {
        // From another place each time, so that no attempt is one too many.
        const browser = await openBrowser(server.url, `198.51.100.${round}`)
        const before = process.cpuUsage()
        const { code } = await browser.refused('logIn', { login, password: 'not the password' })
        const spent = process.cpuUsage(before)
        expect(code).toBe('LOGIN_FAILED')
        work[kind] += spent.user + spent.system
      }
    // The hash is most of both; without one, the unknown name would cost a tenth.
    expect(work.unknown / work.known).toBeGreaterThan(0.6)
    expect(work.unknown / work.known).toBeLessThan(1.6)
  })

  it('gives the browser a new session and ends the one it had', async () => {
    const { browser, form } = await signUp(server.url)
    const first = browser.jar.get('__Host-session') ?? ''
    const firstCsrf = browser.jar.get('csrf') ?? ''
    await browser.do('logIn', form)
    expect(browser.jar.get('__Host-session')).not.toBe(first)
    const thief = emptyBrowser(server.url)
    thief.jar.set('__Host-session', first).set('csrf', firstCsrf)
    expect(await thief.refused('currentFairness')).toMatchObject({ code: 35 })
  })

  it('leads back to where it was asked for, inside the house', async () => {
    const { form } = await signUp(server.url)
    const browser = await openBrowser(server.url)
    const there = await browser.do('logIn', { ...form, source: '/en/castle-of-horror' })
    expect(there.redirect).toBe('/en/castle-of-horror')
    const evil = await browser.do('logIn', { ...form, source: '//evil.example' })
    expect(evil).not.toHaveProperty('redirect')
  })

  it('keeps no token in the database, only what recognises it', async () => {
    const { browser } = await signUp(server.url)
    const token = browser.jar.get('__Host-session') ?? ''
    const rows = await rowsOf<{ row: string }>(
      server.database,
      'SELECT s::text AS row FROM identity_session AS s',
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) expect(row).not.toContain(token.slice(2))
  })
})

describe('too many wrong passwords', () => {
  const wrong = { password: 'not the password' }
  const place = (last: number) => `192.0.2.${last}`

  it('lock this account for this place, and say for how long', async () => {
    const { form } = await signUp(server.url)
    const browser = await openBrowser(server.url, place(1))
    for (const _ of [1, 2, 3])
      expect(await browser.refused('logIn', { login: form.login, ...wrong })).toMatchObject({
        code: 'LOGIN_FAILED',
      })
    const locked = await browser.refused('logIn', form)
    expect(locked).toMatchObject({ code: 33, metadata: { waitSeconds: expect.any(Number) } })
    expect(Number(locked.metadata?.['waitSeconds'])).toBeGreaterThan(1790)
    expect(Number(locked.metadata?.['waitSeconds'])).toBeLessThanOrEqual(1800)
    expect(await browser.refused('logIn', { ...form, login: form.email })).toMatchObject({
      code: 33,
    })
  })

  it('lock a name that nobody has in just the same way', async () => {
    const browser = await openBrowser(server.url, place(2))
    const codes = []
    for (let attempt = 0; attempt < 5; attempt++)
      codes.push((await browser.refused('logIn', { login: 'still_nobody', ...wrong })).code)
    expect(codes).toEqual(['LOGIN_FAILED', 'LOGIN_FAILED', 'LOGIN_FAILED', 33, 33])
  })

  it('do not lock the owner out, who comes from somewhere else', async () => {
    const { form } = await signUp(server.url)
    const attacker = await openBrowser(server.url, place(3))
    for (let attempt = 0; attempt < 10; attempt++)
      await attacker.ask('logIn', { login: form.login, ...wrong })
    const owner = await openBrowser(server.url, place(4))
    await owner.do('logIn', form)
  })

  it('are not more because they come all at once', async () => {
    const { form } = await signUp(server.url)
    const browser = await openBrowser(server.url, place(5))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.refused('logIn', { login: form.login, ...wrong })),
    )
    expect(answers.filter(({ code }) => code === 'LOGIN_FAILED')).toHaveLength(3)
    expect(answers.filter(({ code }) => code === 33)).toHaveLength(17)
  })

  it('are forgiven by the right one', async () => {
    const { form } = await signUp(server.url)
    const browser = await openBrowser(server.url, place(6))
    for (let round = 0; round < 3; round++) {
      for (const _ of [1, 2]) await browser.ask('logIn', { login: form.login, ...wrong })
      await browser.do('logIn', form)
    }
  })

  it('are forgotten after half an hour', async () => {
    const { form } = await signUp(server.url)
    const browser = await openBrowser(server.url, place(7))
    for (let attempt = 0; attempt < 4; attempt++)
      await browser.ask('logIn', { login: form.login, ...wrong })
    expect(await browser.refused('logIn', form)).toMatchObject({ code: 33 })
    server.pass(minutes(30) + 1000)
    await browser.do('logIn', form)
  })
})

describe('a suspended player', () => {
  it('is let in and hears so with the right password, and nothing of it with a wrong one', async () => {
    const { form } = await signUp(server.url)
    await suspend(server, form.login)
    const browser = await openBrowser(server.url, '192.0.2.99')
    expect(await browser.refused('logIn', { ...form, password: 'not the password' })).toMatchObject(
      { code: 'LOGIN_FAILED' },
    )
    const { userStatus } = await browser.do('logIn', form)
    expect(userStatus).toMatchObject({ isLogged: true, isSuspended: true })
    expect(await browser.refused('topUp')).toMatchObject({
      code: 155,
      message: 'Account Suspended',
    })
  })
})

describe('a logout', () => {
  it('makes the browser a visitor and the session worthless', async () => {
    const { browser } = await signUp(server.url)
    const [token, csrf] = [browser.jar.get('__Host-session') ?? '', browser.jar.get('csrf') ?? '']
    const { userStatus } = await browser.do('logOut')
    expect(userStatus).toEqual({ serverTime: expect.any(Number), isLogged: false })
    expect((await browser.do('status')).userStatus.isLogged).toBe(false)
    const thief = emptyBrowser(server.url)
    thief.jar.set('__Host-session', token).set('csrf', csrf)
    expect(await thief.refused('currentFairness')).toMatchObject({ code: 35 })
  })

  it('of a visitor is as good', async () => {
    const browser = await openBrowser(server.url)
    expect((await browser.do('logOut')).userStatus.isLogged).toBe(false)
  })

  it('leaves the other browsers of the player signed in', async () => {
    const { browser, form } = await signUp(server.url)
    const other = await openBrowser(server.url)
    await other.do('logIn', form)
    await browser.do('logOut')
    expect((await other.do('status')).userStatus.isLogged).toBe(true)
  })
})

describe('a session that another node ended', () => {
  it('is over here soon after, also when the clock was put back in the meantime', async () => {
    const { browser, form } = await signUp(server.url)
    await browser.do('currentFairness')
    server.pass(-24 * minutes(60))
    await browser.do('currentFairness')
    await server.database.query(
      `UPDATE identity_session SET ended_at = now(), end_reason = 'logOut'
       FROM identity_account AS account
       WHERE account.player_id = identity_session.player_id AND account.login = $1`,
      [form.login],
    )
    server.pass(11_000)
    expect(await browser.refused('currentFairness')).toMatchObject({ code: 35 })
    server.pass(24 * minutes(60))
  })
})

describe('an idle session', () => {
  it('hears code 8 once and 35 from then on', async () => {
    const { browser } = await signUp(server.url)
    const [token, csrf] = [browser.jar.get('__Host-session') ?? '', browser.jar.get('csrf') ?? '']
    server.pass(minutes(30))
    expect(await browser.refused('currentFairness')).toMatchObject({
      code: 8,
      message: 'Logged Out',
    })
    expect(await browser.refused('currentFairness')).toMatchObject({ code: 35 })
    browser.jar.set('__Host-session', token).set('csrf', csrf)
    expect(await browser.refused('currentFairness')).toMatchObject({ code: 35 })
  })

  it('is told to a page that only asks for the status', async () => {
    const { browser } = await signUp(server.url)
    server.pass(minutes(31))
    expect(await browser.refused('status', { passive: '1' })).toMatchObject({ code: 8 })
    expect((await browser.do('status')).userStatus.isLogged).toBe(false)
  })

  it('is one whose page only asked by itself', async () => {
    const { browser } = await signUp(server.url)
    for (let asked = 0; asked < 3; asked++) {
      server.pass(minutes(10) + 1)
      await browser.ask('status', { passive: '1' })
    }
    expect(await browser.refused('currentFairness')).toMatchObject({ code: 35 })
  })

  it('is not one that is used now and then', async () => {
    const { browser } = await signUp(server.url)
    for (let asked = 0; asked < 4; asked++) {
      server.pass(minutes(29))
      await browser.do('currentFairness')
    }
  })

  it('does not keep a player from logging in again', async () => {
    const { browser, form } = await signUp(server.url)
    server.pass(minutes(40))
    expect((await browser.do('logIn', form)).userStatus.isLogged).toBe(true)
  })

  it('is one that was used last before the clock was put back, however far ahead it was then', async () => {
    const { browser } = await signUp(server.url)
    server.pass(minutes(20))
    await browser.do('currentFairness')
    server.pass(-minutes(20))
    await browser.do('currentFairness')
    server.pass(minutes(31))
    expect(await browser.refused('currentFairness')).toMatchObject({ code: 8 })
  })

  it('is told to one asker when many ask at once', async () => {
    const { browser } = await signUp(server.url)
    server.pass(minutes(31))
    const codes = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => (await browser.refused('currentFairness')).code),
    )
    expect(codes.filter((code) => code === 8)).toHaveLength(1)
    expect(codes.filter((code) => code === 35 || code === 42)).toHaveLength(4)
  })
})
