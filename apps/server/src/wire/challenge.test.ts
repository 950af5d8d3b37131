import { ask } from '../../../storefront/asking/ask.ts'
import { createGate } from '../../../storefront/asking/challenge/gate.ts'
import { byPost } from '../../../storefront/asking/post.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solved } from '../platform/challenge/testing/solve.ts'
import { emptyBrowser, newPlayer, openBrowser, signUp, type TestBrowser } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { openSocket } from './test-socket.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ challenge: 'always', rateLimitScale: 1 })
})
afterAll(() => server.stop())

const form = 'application/x-www-form-urlencoded'

/** What a browser hears, page or JSON. */
async function post(browser: TestBrowser, address: string, path: string, body: string) {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    body,
    headers: {
      'content-type': path.endsWith('solution') ? 'text/plain' : form,
      'user-agent': 'test browser',
      'x-forwarded-for': address,
      'x-csrf-token': browser.jar.get('csrf') ?? '',
      cookie: browser.cookieHeader(),
    },
  })
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    browser.jar.set(name, value)
  }
  const type = answer.headers.get('content-type')
  return { status: answer.status, type, headers: answer.headers, text: await answer.text() }
}

const login = new URLSearchParams({ login: 'nobody_here', password: 'wrong password' }).toString()

describe('a call that is challenged', () => {
  it('is answered with a page that says so, and with JSON once the work was done', async () => {
    const address = '203.0.113.21'
    const browser = await openBrowser(server.url, address)
    const stopped = await post(browser, address, '/de/user/login/json2', login)
    expect(stopped).toMatchObject({ status: 403, type: 'text/html; charset=utf-8' })
    expect(stopped.text).toContain('id="fairhouse-challenge"')
    expect(stopped.text).toContain('<html lang="de">')
    expect(stopped.headers.get('content-security-policy')).toContain("default-src 'none'")

    const wrong = await post(browser, address, '/de/challenge/solution', '{}')
    expect(wrong).toMatchObject({ status: 403, type: 'text/html; charset=utf-8' })
    const right = await post(browser, address, '/challenge/solution', await solved(wrong.text))
    expect(right).toMatchObject({ status: 204, text: '' })
    expect(right.headers.getSetCookie()[0]).toMatch(
      /^__Host-clearance=[^;]+; Path=\/; Max-Age=900; HttpOnly; Secure; SameSite=Lax$/,
    )
    const answered = await post(browser, address, '/de/user/login/json2', login)
    expect(answered).toMatchObject({ status: 200, type: 'application/json; charset=utf-8' })
    expect(JSON.parse(answered.text)).toMatchObject({ status: 0, code: 'LOGIN_FAILED' })
  })

  it('changes nothing until then', async () => {
    const address = '203.0.113.22'
    const browser = await openBrowser(server.url, address)
    const body = new URLSearchParams(newPlayer()).toString()
    const count = async () =>
      (await server.database.query('SELECT 1 FROM identity_account')).rows.length
    const before = await count()
    expect(await post(browser, address, '/user/registration/json2', body)).toMatchObject({
      status: 403,
    })
    expect(await count()).toBe(before)
  })

  it('takes no solution from another site, and not without end', async () => {
    const address = '203.0.113.23'
    const browser = emptyBrowser(server.url, address)
    const foreign = await fetch(`${server.url}/challenge/solution`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', 'content-type': 'text/plain' },
      body: '{}',
    })
    expect(foreign.status).toBe(403)
    expect(foreign.headers.get('content-type')).toContain('application/json')
    const statuses: number[] = []
    for (let count = 0; count < 31; count++)
      statuses.push((await post(browser, address, '/challenge/solution', '{}')).status)
    expect(statuses.filter((status) => status === 403)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('without an alert', () => {
  let calm: TestServer
  beforeAll(async () => {
    calm = await startTestServer({ challenge: 'auto', rateLimitScale: 1 })
  })
  afterAll(() => calm.stop())

  it('whoever fails a few times is not challenged, whoever goes on is', async () => {
    const address = '203.0.113.31'
    const browser = await openBrowser(calm.url, address)
    const types: string[] = []
    for (let count = 0; count < 8; count++) {
      const answer = await fetch(`${calm.url}/user/login/json2`, {
        method: 'POST',
        body: new URLSearchParams({ login: `nobody_${count}`, password: 'wrong password' }),
        headers: {
          'x-forwarded-for': address,
          'x-csrf-token': browser.jar.get('csrf') ?? '',
          cookie: browser.cookieHeader(),
        },
      })
      types.push(answer.headers.get('content-type')?.split(';', 1)[0] ?? '')
      await answer.arrayBuffer()
    }
    expect(types).toEqual([...Array(6).fill('application/json'), 'text/html', 'text/html'])
    expect(calm.logged()).toContain('odd program guesses')
  })

  it('a frame that would be challenged is answered so that it goes by POST', async () => {
    const address = '203.0.113.32'
    const { browser } = await signUp(calm.url, address)
    const line = await openSocket(calm.url, browser)
    const codes: unknown[] = []
    for (let count = 0; count < 10; count++) {
      const call = '/user/credits-top-up/json2'
      const csrf = browser.jar.get('csrf')
      line.send({ type: 'call', id: String(count), call, csrf, body: { requestKey: 'x' } })
      codes.push((await line.next('answer')).body['code'])
    }
    expect(codes).toEqual([...Array(8).fill('FORM_INVALID'), 403, 403])
    line.socket.close()
  })
})

describe('fifty calls at once', () => {
  let busy: TestServer
  beforeAll(async () => {
    busy = await startTestServer({ challenge: 'always', rateLimitScale: 1000 })
  })
  afterAll(() => busy.stop())

  it('meet one challenge, wait for it, and are answered once each', async () => {
    const browser = await openBrowser(busy.url)
    const own = () => ({ 'user-agent': 'test browser', cookie: browser.cookieHeader() })
    const answers: string[] = []
    let shown = 0
    const gate = createGate({
      pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      show: async (page) => {
        shown += 1
        const answer = await fetch(`${busy.url}/challenge/solution`, {
          method: 'POST',
          body: await solved(page),
          headers: { 'content-type': 'text/plain', ...own() },
        })
        const [, value = ''] =
          /^__Host-clearance=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '') ?? []
        browser.jar.set('__Host-clearance', value)
        return 'solved'
      },
    })
    const transport = byPost({
      language: 'en',
      csrf: () => browser.jar.get('csrf') ?? null,
      patienceMilliseconds: 20_000,
      gate,
      fetch: async (path, init) => {
        const headers = new Headers(init.headers)
        for (const [name, value] of Object.entries(own())) headers.set(name, value)
        const answer = await fetch(busy.url + path, { ...init, headers })
        if (answer.ok) answers.push(path)
        return answer
      },
    })
    const unfinished = { login: 'demo', password: '' }
    const came = await Promise.all(
      Array.from({ length: 50 }, () => ask({ language: 'en', transport }, 'logIn', unfinished)),
    )
    expect(shown).toBe(1)
    expect(answers).toHaveLength(50)
    for (const one of came) expect(one).toMatchObject({ failure: { code: 'FORM_INVALID' } })
  })
})
