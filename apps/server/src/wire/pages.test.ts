import { connect } from 'node:net'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openDesk, type Rule, titlesOf } from '#modules/catalog'
import { openBrowser, signUp, type TestBrowser } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { writeStorefront } from './test-storefront.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ storefront: writeStorefront() })
})
afterAll(() => server.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: 'manual' })
const as = (browser: TestBrowser) => ({ cookie: browser.cookieHeader() })

const rendered = z.object({
  context: z.object({
    nonce: z.string().optional(),
    userStatus: z.object({ serverTime: z.int() }),
  }),
})

/** The status that a request hears which no client library would send. */
async function statusOfRaw(path: string, host: string): Promise<number> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.end(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  const parts: string[] = []
  for await (const part of socket) parts.push(String(part))
  return Number(parts.join('').split(' ')[1])
}

describe('the root', () => {
  it.each([
    ['de-AT,en;q=0.5', '/de'],
    ['fr', '/fr'],
    ['it', '/en'],
    ['', '/en'],
  ])('leads whoever likes %j to %s', async (language, path) => {
    const answer = await get('/?promo=1', { 'accept-language': language })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${path}?promo=1`])
    expect(answer.headers.get('vary')).toContain('accept-language')
  })

  it('leads whoever chose a language to that one', async () => {
    const answer = await get('/', { 'accept-language': 'en', cookie: 'lang=de' })
    expect(answer.headers.get('location')).toBe('/de')
  })
})

describe('a page', () => {
  it('asked for by HEAD says the same of itself, without a body', async () => {
    const answer = await fetch(`${server.url}/en/lobby`, { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.text()).toBe('')
  })

  it.each([
    ['//evil.example', 'localhost', 200],
    ['/en', 'a b', 400],
    ['/en', '[::', 400],
    ['/en', 'localhost"><script>', 400],
    ['/en', 'somebody@localhost', 400],
    ['/lobby.data', 'localhost/de', 400],
    ['/en', 'localhost?', 400],
  ])(
    'asked for as %s at host %j hears %i or is not found, never a fault',
    async (path, host, status) => {
      expect([status, 404]).toContain(await statusOfRaw(path, host))
    },
  )

  it('is rendered from who asks, and is kept by nobody', async () => {
    const { browser, form } = await signUp(server.url)
    const answer = await get('/en/lobby?x=1', as(browser))
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(await answer.json()).toMatchObject({
      mode: 'production',
      pathname: '/en/lobby',
      cookie: null,
      context: {
        userStatus: { isLogged: true, login: form.login },
        brand: { name: 'Fairhouse Casino' },
        demo: true,
        origin: server.url,
        init: {
          clientBuild: {
            css: expect.stringMatching(/^[0-9a-f]{8}$/),
            canvas: expect.stringMatching(/^[0-9a-f]{8}$/),
          },
          ip: '127.0.0.1',
          origin: server.url,
          mobileClient: false,
          winners: expect.any(Array),
        },
      },
    })
  })

  it('of a player has a policy with a nonce of its own and no script without it', async () => {
    const { browser } = await signUp(server.url)
    const policies = await Promise.all(
      [1, 2].map(async () => {
        const answer = await get('/en', as(browser))
        const policy = answer.headers.get('content-security-policy') ?? ''
        const { context } = rendered.parse(await answer.json())
        expect(policy).toContain(`script-src 'self' 'nonce-${context.nonce}';`)
        expect(context.nonce).toHaveLength(22)
        return policy
      }),
    )
    expect(policies[0]).not.toBe(policies[1])
    for (const directive of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "default-src 'self'",
    ])
      expect(policies[0]).toContain(directive)
    expect(policies[0]).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('is rendered once for visitors who see the same, and for each player anew', async () => {
    const times = async (path: string, headers: Record<string, string> = {}) => {
      const told = rendered.parse(await (await get(path, headers)).json())
      return told.context.userStatus.serverTime
    }
    const path = '/en/rendered-once'
    const [first, ...others] = [await times(path), await times(path), await times(path)]
    expect(others).toEqual([first, first])
    expect(await times(path, { cookie: 'theme=light' })).not.toBe(first)
    expect(await times(path, { 'user-agent': 'iPhone' })).not.toBe(first)
    expect(await times(`${path}?question`)).not.toBe(first)
    const { browser } = await signUp(server.url)
    expect(await times(path, as(browser))).not.toBe(first)
  })

  it('of a visitor runs just the scripts that it was rendered with, by their hashes', async () => {
    const answer = await get('/en/whole')
    // printf %s 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(answer.headers.get('content-security-policy')).toContain(
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='; style-src 'self';",
    )
    expect(await answer.text()).toContain('<script>alert(1)</script>')
  })

  it.each(['br', 'gzip', 'identity'])(
    'of visitors (%s) is the same to the byte but for what is each one’s own, at its end',
    async (encoding) => {
      const read = async (headers: Record<string, string>) =>
        (await get('/en/whole', { ...headers, 'accept-encoding': encoding })).text()
      const pages = await Promise.all([
        read({ cookie: 'secret=of-one', 'accept-language': 'de', 'x-own': 'of-one' }),
        read({
          cookie: 'secret=of-two; lang=fr',
          'accept-language': 'ja',
          referer: 'http://of.two',
        }),
      ])
      const own =
        '<script type="application/json" id="init-own">{"ip":"127.0.0.1"}</script></body></html>'
      expect(pages[0]).toBe(pages[1])
      expect(pages[0]?.endsWith(own)).toBe(true)
      expect(pages[0]?.slice(0, -own.length)).not.toMatch(/127\.0\.0\.1"|of.one|of.two/)
      expect(pages[0]).toContain('[{},{')
      expect(pages[0]).toContain('"ip":null')
    },
  )

  it('of a visitor has nothing of another one who came from elsewhere', async () => {
    const read = async (ip: string) => (await get('/en/whole', { 'x-forwarded-for': ip })).text()
    const [one, other] = [await read('192.0.2.1'), await read('2001:db8::2')]
    expect(one).toContain('{"ip":"192.0.2.1"}')
    expect(other).toContain('{"ip":"2001:db8::2"}')
    expect(other.replace('2001:db8::2', '192.0.2.1')).toBe(one)
  })

  it('that would set a cookie for all visitors is given to none', async () => {
    const { browser } = await signUp(server.url)
    const [visitors, players] = [await get('/en/cookie'), await get('/en/cookie', as(browser))]
    expect(visitors.status).toBe(500)
    expect(visitors.headers.getSetCookie().join()).not.toContain('one=')
    expect(players.headers.getSetCookie()).toContain('one=of-many')
  })

  it('gives a browser that was never here both cookies, and leaves them alone afterwards', async () => {
    const first = await get('/en')
    const cookies = first.headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual(['__Host-session', 'csrf'])
    const cookie = cookies.map((text) => text.split(';', 1)[0]).join('; ')
    expect((await get('/en', { cookie })).headers.getSetCookie()).toEqual([])
  })

  it('takes the cookie of a session that is over out of the browser', async () => {
    const { browser } = await signUp(server.url)
    const stale = as(browser)
    await browser.do('logOut')
    const answer = await get('/en', stale)
    expect(answer.headers.getSetCookie()).toHaveLength(2)
    expect(await answer.json()).toMatchObject({ context: { userStatus: { isLogged: false } } })
  })

  it('that does not exist is 404, and one that breaks is 500 and tells nothing', async () => {
    expect((await get('/en/nowhere')).status).toBe(404)
    const broken = await get('/en/broken', { accept: 'text/html' })
    expect(broken.status).toBe(500)
    const text = await broken.text()
    expect(text).toContain('Something went wrong')
    expect(text).not.toContain('the inside of the page')
  })

  it('is compressed for whoever can read that', async () => {
    const answer = await get('/en', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('vary')).toContain('accept-encoding')
  })
})

describe('the page of a game', () => {
  it('sends whoever is not signed in to the login, and from there back', async () => {
    const visitor = await openBrowser(server.url)
    const answer = await get('/de/castle-of-horror', as(visitor))
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/de/login?source=/de/castle-of-horror',
    ])
  })

  it('is the page of that game for a player', async () => {
    const { browser } = await signUp(server.url)
    const answer = await get('/de/castle-of-horror', as(browser))
    const page = await answer.text()
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'nonce-")
    expect(page).toContain('<html lang="de"><title>Castle of Horror · Fairhouse Casino</title>')
    expect(page).toContain('"uri":"castle-of-horror"')
    expect(page).toContain('"gameId":271,')
  })

  it.each(['/en/castle-of-horror.data', '/en/castle', '/en/games/castle-of-horror'])(
    'is not %s',
    async (path) => {
      const { browser } = await signUp(server.url)
      expect(await (await get(path, as(browser))).json()).toMatchObject({
        pathname: path,
        context: { closedGame: null },
      })
    },
  )

  it('is a light one that says so while the game is off, for visitors too', async () => {
    const closedAt = async (path: string) =>
      closed.safeParse(await (await get(path)).json().catch(() => null)).data?.context.closedGame
    await switchCastle(false)
    await vi.waitFor(
      async () => expect(await closedAt('/en/castle-of-horror')).toEqual(castle),
      10_000,
    )
    expect(await closedAt('/en/castle-of-horror.data')).toEqual(castle)
    expect(await closedAt('/en/games/castle-of-horror')).toEqual(castle)
    await switchCastle(true)
    await vi.waitFor(async () => {
      expect((await get('/en/castle-of-horror')).status).toBe(302)
    }, 10_000)
  })
})

const castle = { uri: 'castle-of-horror', name: 'Castle of Horror' }
const nowhere: Rule = { effect: 'off', currencies: [], countries: [], devices: [], profiles: [] }
const closed = z.object({ context: z.object({ closedGame: z.unknown() }) })

/** As another node would switch it. */
const switchCastle = (on: boolean) => {
  const desk = openDesk({
    database: server.database,
    titles: titlesOf([]),
    by: 'another node',
    changed: () => Promise.resolve(),
  })
  return on ? desk.removeRule({ game: 271 }, nowhere) : desk.addRule({ game: 271 }, nowhere)
}

describe('an address', () => {
  it.each([
    ['/en/lobby/', '/en/lobby'],
    ['//en//Lobby?a=1', '/en/lobby?a=1'],
    ['/EN/Castle-Of-Horror', '/en/castle-of-horror'],
  ])('%s has moved for everybody to %s', async (path, to) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it.each(['/lobby', '/it/lobby'])(
    '%s leads to the page in the language of who asks',
    async (path) => {
      const answer = await get(`${path}?a=1`, { 'accept-language': 'ja' })
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/ja/lobby?a=1'])
      expect(answer.headers.get('vary')).toContain('cookie')
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    },
  )

  it('at which a provider’s own lobby launches a game says that this is not the way', async () => {
    const answer = await get('/de/ka-gaming?g=Dragon')
    expect(answer.headers.get('location')).toBe('/de/launched-elsewhere/ka-gaming')
  })
})

describe('a built file', () => {
  it.each(['/assets/app-1a2b.js', '/assets/game-3c4d.js'])('%s is kept for ever', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('is sent as it was compressed beforehand', async () => {
    const { headers } = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })
    expect(headers.get('content-encoding')).toBe('br')
  })

  it('beside the bundles is kept for an hour', async () => {
    const answer = await get('/favicon.ico')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=3600',
    ])
  })

  it.each([
    '/assets/none.js',
    '/assets/',
    '/assets/../server/index.js',
    '/assets/..%2f..%2fserver/index.js',
    '/assets/%2e%2e/%2e%2e/server/index.js',
    '/assets/....//server/index.js',
    '/favicon.ico/../server/index.js',
  ])('%s is not there', async (path) => {
    // Asked as it stands: fetch would resolve the dots itself.
    const answer = await asked(path)
    expect(answer.text).not.toContain('createHandler')
    if (path.startsWith('/assets/')) expect([400, 403, 404]).toContain(answer.status)
  })
})

const asked = (path: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(server.url)
    const question = request({ hostname, port, path }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode, text }))
    })
    question.once('error', reject).end()
  })
