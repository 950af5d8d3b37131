import { calls } from '@fairhouse/contract/calls/all'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callNames } from '../platform/http/call-names.ts'
import { emptyBrowser, newPlayer, openBrowser, signUp } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const form = 'application/x-www-form-urlencoded'
const post = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { method: 'POST', ...init })

const playerCalls = callNames.filter((name) => calls[name].who === 'player')
const guarded = callNames.filter((name) => name !== 'status')
const someFields = { uri: 'castle-of-horror' }

describe('a request that is no call', () => {
  it.each([
    ['/no/such/call/json2', { 'content-type': form }],
    ['/it/user/login/json2', { 'content-type': form }],
    ['/user/login', { 'content-type': form }],
    ['/no/such/call/json2', { 'content-type': 'application/json' }],
    ['/game/castle-of-horror/steal/json2', { 'content-type': form }],
    ['/', { 'content-type': form }],
  ])('POST %s hears 404 in JSON', async (path, headers) => {
    const answer = await post(path, { headers, body: 'a=1' })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await answer.json()).toMatchObject({ status: 0, code: 404, message: 'Not found' })
  })

  it('is told so in the language of its path', async () => {
    const answer = await post('/de/nothing/json2', { headers: { 'content-type': form } })
    expect(await answer.json()).toMatchObject({ message: 'Nicht gefunden' })
  })

  it.each(['PUT', 'DELETE', 'PATCH'])('%s hears 404', async (method) => {
    const answer = await fetch(`${server.url}/user/login/json2`, { method })
    expect(answer.status).toBe(404)
  })

  it('with a broken address hears 400', async () => {
    const answer = await post('/game/%zz/open/json2', { headers: { 'content-type': form } })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('a body', () => {
  it.each([
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    'x',
  ])('of type %s hears 415', async (type) => {
    const answer = await post('/user/status/json2', {
      headers: { 'content-type': type },
      body: '{}',
    })
    expect(answer.status).toBe(415)
    expect(await answer.json()).toMatchObject({ status: 0, code: 415 })
  })

  it('of 64 KiB is read, of one byte more hears 413', async () => {
    const [fits, tooLarge] = await Promise.all(
      [64 * 1024, 64 * 1024 + 1].map((size) =>
        post('/user/status/json2', {
          headers: { 'content-type': form },
          body: 'a='.padEnd(size, 'x'),
        }),
      ),
    )
    expect([fits?.status, tooLarge?.status]).toEqual([200, 413])
    expect(await tooLarge?.json()).toMatchObject({ status: 0, code: 413 })
  })

  it('may be missing', async () => {
    const answer = await post('/user/status/json2')
    expect(await answer.json()).toMatchObject({
      status: 1,
      userStatus: { isLogged: false },
    })
  })

  it('may name its charset', async () => {
    const answer = await post('/user/status/json2', {
      headers: { 'content-type': `${form}; charset=UTF-8` },
      body: 'passive=1',
    })
    expect(answer.status).toBe(200)
  })
})

describe('an origin', () => {
  it.each(['https://evil.example', 'null', 'http://127.0.0.1'])(
    '%s is turned away',
    async (origin) => {
      const browser = await openBrowser(server.url)
      const answer = await browser.ask('status', {}, { headers: { origin } })
      expect(answer.status).toBe(403)
      expect(answer.cookies).toEqual([])
    },
  )

  it('of our own is welcome', async () => {
    const browser = await openBrowser(server.url)
    expect((await browser.ask('status', {}, { headers: { origin: server.url } })).status).toBe(200)
  })
})

describe('the csrf token', () => {
  it.each(guarded)('is asked of %s', async (name) => {
    const { browser } = await signUp(server.url)
    const other = await openBrowser(server.url)
    const strangers = other.jar.get('csrf') ?? ''
    for (const token of [null, '', 'made-up', strangers]) {
      const answer = await browser.refused(name, someFields, { headers: { 'x-csrf-token': token } })
      expect(answer).toMatchObject({ status: 0, code: 42, message: 'Session expired' })
    }
  })

  it("of another player does not help, not even in one's own cookie", async () => {
    const [{ browser }, other] = [await signUp(server.url), await openBrowser(server.url)]
    browser.jar.set('csrf', other.jar.get('csrf') ?? '')
    expect(await browser.refused('logOut')).toMatchObject({ code: 42 })
  })

  it('of before the login is worth nothing after it', async () => {
    const browser = await openBrowser(server.url)
    const before = browser.jar.get('csrf') ?? ''
    await browser.do('register', newPlayer())
    expect(browser.jar.get('csrf')).not.toBe(before)
    const answer = await browser.refused(
      'currentFairness',
      {},
      { headers: { 'x-csrf-token': before } },
    )
    expect(answer.code).toBe(42)
  })

  it('is not asked of the status call, which hands it out', async () => {
    const browser = emptyBrowser(server.url)
    expect((await browser.ask('status')).body).toMatchObject({ status: 1 })
    expect([...browser.jar.keys()].toSorted()).toEqual(['__Host-session', 'csrf'])
  })

  it('without cookies is refused in the language of the path', async () => {
    const answer = await emptyBrowser(server.url).refused(
      'logIn',
      {},
      { path: '/de/user/login/json2' },
    )
    expect(answer).toMatchObject({ code: 42, message: 'Sitzung abgelaufen' })
  })
})

describe('cookies', () => {
  it('are set as the contract says', async () => {
    const { cookies } = await emptyBrowser(server.url).ask('status')
    expect(cookies.map((cookie) => cookie.replace(/=[^;]*/, '='))).toEqual([
      '__Host-session=; Path=/; HttpOnly; Secure; SameSite=Lax',
      'csrf=; Path=/; Secure; SameSite=Lax',
    ])
  })

  it('are left alone when they are good', async () => {
    const browser = await openBrowser(server.url)
    expect((await browser.ask('status')).cookies).toEqual([])
  })

  it('are completed when one of them is missing or wrong', async () => {
    const browser = await openBrowser(server.url)
    browser.jar.set('csrf', 'nonsense')
    const { cookies } = await browser.ask('status')
    expect(cookies).toHaveLength(1)
    expect((await browser.ask('logOut')).body).toMatchObject({ status: 1 })
  })

  it.each(['', 'x', 'p.short', `q.${'a'.repeat(43)}`])(
    'with the session %j are those of nobody',
    async (token) => {
      const browser = await openBrowser(server.url)
      browser.jar.set('__Host-session', token)
      expect(await browser.refused('logOut')).toMatchObject({ code: 42 })
    },
  )
})

describe('a session', () => {
  it.each(playerCalls)('is needed for %s', async (name) => {
    const browser = await openBrowser(server.url)
    expect(await browser.refused(name, someFields)).toMatchObject({
      code: 35,
      message: 'Log In Required',
    })
  })

  it.each(playerCalls)('is needed for %s before anything is said of its fields', async (name) => {
    const browser = await openBrowser(server.url)
    expect(await browser.refused(name, { uri: 'x', stake: '-1' })).toMatchObject({ code: 35 })
  })
})

describe('fields', () => {
  it('unknown are ignored', async () => {
    const { browser } = await signUp(server.url)
    expect(
      (await browser.ask('currentFairness', { colour: 'red', status: '0' })).body,
    ).toMatchObject({ status: 1 })
  })

  it('of the path count more than those of the body', async () => {
    const { browser } = await signUp(server.url)
    const answer = await browser.refused(
      'openGame',
      { uri: 'castle-of-horror' },
      { path: '/game/UPPER/open/json2' },
    )
    expect(answer).toMatchObject({
      code: 'FORM_INVALID',
      invalidFields: { uri: expect.any(String) },
    })
  })

  it('are refused with the sentences of the specification, in English and German', async () => {
    const browser = await openBrowser(server.url)
    const fields = { ...newPlayer(), login: 'ab', password: '' }
    expect(await browser.refused('register', fields)).toMatchObject({
      code: 'FORM_INVALID',
      invalidFields: {
        login: 'Please change your login - it is too short (min. 3 characters).',
        password: 'The password is not entered, but is required!',
      },
    })
    const german = await browser.refused('register', fields, {
      path: '/de/user/registration/json2',
    })
    expect(german.invalidFields?.['password']).toBe(
      'Die Angabe „Passwort“ fehlt, wird aber benötigt!',
    )
  })

  it.each([
    '-1',
    '+20',
    '20.0',
    '1e3',
    '0x14',
    ' 20',
    '20 ',
    '',
    'NaN',
    'Infinity',
    '٢٠',
    '020',
    '9223372036854775808',
    '1'.repeat(400),
  ])('with the stake %j are refused before play hears of them', async (stake) => {
    const { browser } = await signUp(server.url)
    const bet = {
      uri: 'castle-of-horror',
      connection: 'c'.repeat(22),
      requestKey: 'k'.repeat(22),
      action: 'bet',
    }
    const answer = await browser.refused('play', { ...bet, stake })
    expect(answer).toMatchObject({
      code: 'FORM_INVALID',
      invalidFields: { stake: expect.any(String) },
    })
  })
})

describe('the language of messages', () => {
  it("is the session's where the path has none, and the path's where it has one", async () => {
    const browser = await openBrowser(server.url)
    await browser.ask('register', newPlayer(), { path: '/de/user/registration/json2' })
    expect(await browser.refused('openGame', { uri: 'X' })).toMatchObject({
      message: 'Bitte prüfen Sie Ihre Eingaben',
    })
    const english = await browser.refused(
      'openGame',
      { uri: 'X' },
      { path: '/en/game/X/open/json2' },
    )
    expect(english.message).toBe('Please check your entries')
  })
})

describe('headers', () => {
  const paths = ['/user/status/json2', '/nothing', '/healthz', '/readyz', '/user/login/json2']
  it.each(paths)('of %s keep browsers safe', async (path) => {
    const method = path.endsWith('z') ? 'GET' : 'POST'
    const { headers } = await fetch(server.url + path, { method })
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[\w-]{12}$/),
    })
    expect(headers.get('server')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it('of calls forbid keeping the answer', async () => {
    const { headers } = await emptyBrowser(server.url).ask('status')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  })
})

describe('a fault of ours', () => {
  it('is answered with a number to ask about and nothing of its inside', async () => {
    const broken = await startTestServer()
    try {
      const browser = await openBrowser(broken.url)
      await broken.database.query('ALTER TABLE identity_account RENAME TO hidden_away')
      const { status, body, text } = await browser.ask('logIn', {
        login: 'anna',
        password: 'whatever else',
      })
      expect(status).toBe(500)
      expect(body).toMatchObject({
        status: 0,
        code: 500,
        metadata: { requestId: expect.any(String) },
      })
      expect(text).not.toMatch(/identity|relation|at .*\.ts|select/i)
      expect(broken.logged()).toContain('identity_account')
    } finally {
      await broken.stop()
    }
  })
})

describe('rate limits', () => {
  it('stop an address that asks too often, and say how long', async () => {
    const strict = await startTestServer({ rateLimitScale: 1 })
    try {
      const browser = await openBrowser(strict.url)
      const heard = []
      for (let asked = 0; asked < 25; asked++) heard.push(await browser.ask('logIn'))
      expect(heard.filter(({ status }) => status === 200)).toHaveLength(20)
      const last = heard.at(-1)
      expect(last?.status).toBe(429)
      const wait = Number(last?.headers.get('retry-after'))
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(900 + 75)
      expect(last?.body).toMatchObject({ status: 0, code: 429, metadata: { waitSeconds: wait } })
      const neighbour = await openBrowser(strict.url, '203.0.113.2')
      expect((await neighbour.ask('logIn')).status).toBe(200)
      strict.pass(wait * 1000)
      expect((await browser.ask('logIn')).status).toBe(200)
    } finally {
      await strict.stop()
    }
  })
})
