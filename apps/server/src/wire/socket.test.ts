import { connect } from 'node:net'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playerId } from '../platform/ids.ts'
import { newPlayer, openBrowser, rotate, signUp } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { openSocket } from './test-socket.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const win = (amount: number) =>
  ({
    login: 'ab***',
    gameId: 271,
    game: { name: 'Castle of Horror', uri: 'castle-of-horror', art: null },
    amount,
    currency: 'CREDIT',
    at: '2026-11-21T12:00:00.000Z',
  }) as const

describe('a handshake', () => {
  it.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])(
    'from %s is turned away',
    async (origin) => {
      await expect(openSocket(server.url, null, { origin })).rejects.toThrow('403')
    },
  )

  it('anywhere else is turned away, and its connection ends', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/elsewhere`)
    const fault = await new Promise((resolve) => socket.once('error', resolve))
    expect(String(fault)).toContain('404')
  })

  it('from our own pages is welcome', async () => {
    const { socket } = await openSocket(server.url, null, { origin: server.url })
    socket.close()
  })

  it('is the only thing that /ws answers', async () => {
    expect((await fetch(`${server.url}/ws`)).status).toBe(404)
  })
})

describe('jackpots', () => {
  it('are told to whoever asks for them: what every meter shows', async () => {
    const { send, next, socket } = await openSocket(server.url, null)
    send({ type: 'subscribe', topics: ['jackpots'] })
    const told = await next('jackpots')
    expect(told).toMatchObject({ snapshot: true })
    expect(told.data).toContainEqual({
      meter: 'grand',
      currency: 'CREDIT',
      amount: 1_000_000,
      run: 1,
    })
    socket.close()
  })
})

describe('winners', () => {
  it('are told to everybody: a snapshot, then what comes', async () => {
    server.channels.winners.publish([{ id: 'round 1', player: playerId(1), winner: win(1) }])
    const { send, next, socket } = await openSocket(server.url, null)
    send({ type: 'subscribe', topics: ['winners'] })
    expect(await next('winners')).toMatchObject({ snapshot: true })
    server.channels.winners.publish([{ id: 'round 2', player: playerId(1), winner: win(2) }])
    const told = await next('winners')
    expect(told).toMatchObject({ snapshot: false, data: [{ amount: 2 }] })
    socket.close()
    server.channels.winners.publish([{ id: 'round 3', player: playerId(1), winner: win(3) }])
    const again = await openSocket(server.url, null)
    again.send({ type: 'subscribe', topics: ['winners'], since: { winners: told.seq } })
    expect(await again.next('winners')).toMatchObject({ snapshot: false, data: [{ amount: 3 }] })
    again.socket.close()
  })
})

describe("a player's status", () => {
  it('is told at once, and to every tab after an answer that changed it', async () => {
    const { browser, form } = await signUp(server.url)
    const tab = await openSocket(server.url, browser)
    tab.send({ type: 'subscribe', topics: ['user'] })
    expect((await tab.next('status')).data.userStatus).toMatchObject({ login: form.login })
    await browser.do('openGame', { uri: 'castle-of-horror' })
    expect((await tab.next('status')).data.userStatus).toMatchObject({ isLogged: true })
    tab.socket.close()
  })

  it('is told to the other tabs only, when a tab hears it with the answer to its own call', async () => {
    const { browser } = await signUp(server.url)
    const [own, other] = [
      await openSocket(server.url, browser),
      await openSocket(server.url, browser),
    ]
    for (const tab of [own, other]) {
      tab.send({ type: 'subscribe', topics: ['user'] })
      await tab.next('status')
    }
    const call = '/game/castle-of-horror/open/json2'
    own.send({ type: 'call', id: '1', call, body: {}, csrf: browser.jar.get('csrf') })
    const { body } = await own.next('answer')
    expect((await other.next('status')).data.userStatus).toEqual(body['userStatus'])
    // Frames of a tick go out together, so what was not sent to the asking tab by now never will be.
    own.send({ type: 'subscribe', topics: ['winners'] })
    await own.next('winners')
    expect(own.heard.filter(({ type }) => type === 'status')).toEqual([])
    own.socket.close()
    other.socket.close()
  })

  it('is told to nobody else', async () => {
    const visitor = await openSocket(server.url, await openBrowser(server.url))
    visitor.send({ type: 'subscribe', topics: ['user', 'winners'] })
    await visitor.next('winners')
    const { browser } = await signUp(server.url)
    await browser.do('openGame', { uri: 'castle-of-horror' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(visitor.heard.filter(({ type }) => type === 'status')).toEqual([])
    visitor.socket.close()
  })

  it('is not told any more once the session is over', async () => {
    const { browser } = await signUp(server.url)
    const tab = await openSocket(server.url, browser)
    tab.send({ type: 'subscribe', topics: ['user'] })
    await tab.next('status')
    await browser.do('logOut')
    expect(await tab.closed).toBe(4001)
  })
})

describe('a call by frame', () => {
  const path = '/game/castle-of-horror/open/json2'

  it('is answered like its POST', async () => {
    const { browser } = await signUp(server.url)
    const { send, next, socket } = await openSocket(server.url, browser)
    send({ type: 'call', id: '1', call: path, body: {}, csrf: browser.jar.get('csrf') })
    const answer = await next('answer')
    expect(answer).toMatchObject({
      id: '1',
      body: { status: 1, game: { uri: 'castle-of-horror' } },
    })
    socket.close()
  })

  it('needs the csrf token once', async () => {
    const { browser } = await signUp(server.url)
    const { send, next, socket } = await openSocket(server.url, browser)
    const csrf = browser.jar.get('csrf')
    const call = '/fairness/status/json2'
    send({ type: 'call', id: 'none', call, body: {} })
    expect((await next('answer')).body).toMatchObject({ code: 42 })
    send({ type: 'call', id: 'wrong', call, body: {}, csrf: 'made-up' })
    expect((await next('answer')).body).toMatchObject({ code: 42 })
    send({ type: 'call', id: 'right', call, body: {}, csrf })
    expect((await next('answer')).body).toMatchObject({ status: 1 })
    send({ type: 'call', id: 'again', call, body: {} })
    expect((await next('answer')).body).toMatchObject({ status: 1 })
    socket.close()
  })

  it('needs a session', async () => {
    const browser = await openBrowser(server.url)
    const { send, next, socket } = await openSocket(server.url, browser)
    send({ type: 'call', id: '1', call: `/de${path}`, body: {}, csrf: browser.jar.get('csrf') })
    expect((await next('answer')).body).toMatchObject({
      code: 35,
      message: 'Anmeldung erforderlich',
    })
    socket.close()
  })

  it('has its fields checked', async () => {
    const { browser } = await signUp(server.url)
    const { send, next, socket } = await openSocket(server.url, browser)
    const body = {
      stake: '-1',
      action: 'bet',
      requestKey: 'k'.repeat(20),
      connection: 'c'.repeat(20),
    }
    send({
      type: 'call',
      id: '1',
      call: '/game/castle-of-horror/play/json2',
      body,
      csrf: browser.jar.get('csrf'),
    })
    expect((await next('answer')).body).toMatchObject({ code: 'FORM_INVALID' })
    socket.close()
  })

  it.each([
    '/user/login/json2',
    '/user/registration/json2',
    '/user/logout/json2',
    '/nothing',
    '/fr/x',
    '',
  ])('to %j is none: there is no cookie to be set by a frame', async (call) => {
    const { browser } = await signUp(server.url)
    const { send, next, socket } = await openSocket(server.url, browser)
    send({ type: 'call', id: '1', call, body: newPlayer(), csrf: browser.jar.get('csrf') })
    expect((await next('answer')).body).toMatchObject({ status: 0, code: 404 })
    socket.close()
  })

  it('more often than its limit is refused, with the time to wait, and the connection stays', async () => {
    const strict = await startTestServer({ rateLimitScale: 1 })
    try {
      const { browser } = await signUp(strict.url)
      const { send, next, socket } = await openSocket(strict.url, browser)
      const csrf = browser.jar.get('csrf')
      const asked = 61
      for (let id = 0; id < asked; id++)
        send({ type: 'call', id: String(id), call: path, body: {}, csrf })
      const codes = []
      for (let heard = 0; heard < asked; heard++) codes.push((await next('answer')).body)
      const refused = codes.filter(({ status }) => status === 0)
      expect(refused).toMatchObject([{ code: 429, metadata: { waitSeconds: expect.any(Number) } }])
      expect(socket.readyState).toBe(socket.OPEN)
      socket.close()
    } finally {
      await strict.stop()
    }
  })

  it('on an idle session hears that it is over, and the connection ends', async () => {
    const own = await startTestServer()
    try {
      const { browser } = await signUp(own.url)
      const { send, next, closed } = await openSocket(own.url, browser)
      own.pass(31 * 60_000)
      send({ type: 'call', id: '1', call: path, body: {}, csrf: browser.jar.get('csrf') })
      expect((await next('answer')).body).toMatchObject({ status: 0, code: 8 })
      expect(await closed).toBe(4001)
    } finally {
      await own.stop()
    }
  })

  it('on a session that ended meanwhile is refused', async () => {
    const { browser } = await signUp(server.url)
    const { send, next, closed } = await openSocket(server.url, browser)
    const frame = { type: 'call', id: '1', call: path, body: {}, csrf: browser.jar.get('csrf') }
    send(frame)
    await next('answer')
    await browser.do('logOut')
    expect(await closed).toBe(4001)
  })
})

describe('a connection', () => {
  it('that floods is closed', async () => {
    const strict = await startTestServer({ rateLimitScale: 1 })
    try {
      const { send, closed } = await openSocket(strict.url, null)
      for (let sent = 0; sent < 60; sent++) send({ type: 'pong' })
      expect(await closed).toBe(1008)
    } finally {
      await strict.stop()
    }
  })

  it.each([
    '',
    '{}',
    'null',
    '[]',
    '{"type":"steal"}',
    '{"type":"subscribe","topics":"winners"}',
    '{"type":"call","call":"/fairness/status/json2","body":{}}',
    'x'.repeat(1000),
  ])('that sends %j is told so, and stays', async (text) => {
    const { socket, send, next } = await openSocket(server.url, null)
    socket.send(text)
    expect((await next('error')).body).toMatchObject({ status: 0, code: 'FORM_INVALID' })
    send({ type: 'subscribe', topics: ['winners'] })
    expect(await next('winners')).toMatchObject({ snapshot: true })
    socket.close()
  })

  it.each([7, 'steal'])('that sends what is no call with the id %j hears it again', async (id) => {
    const { socket, send, next } = await openSocket(server.url, null)
    send({ type: typeof id === 'number' ? 'call' : 'steal', id, call: '/x', body: {} })
    expect(await next('error')).toMatchObject({ id, body: { code: 'FORM_INVALID' } })
    socket.close()
  })

  it('that sends a call that cannot be read is answered by its id', async () => {
    const { socket, send, next } = await openSocket(server.url, null)
    send({ type: 'call', id: '7', call: '/fairness/status/json2', body: { a: 1 } })
    expect(await next('answer')).toMatchObject({ id: '7', body: { code: 'FORM_INVALID' } })
    socket.close()
  })

  it('that sends bytes instead of text is closed', async () => {
    const { socket, closed } = await openSocket(server.url, null)
    socket.send(Buffer.from('{"type":"pong"}'))
    expect(await closed).toBe(1008)
  })

  it('that is being closed is not heard any more', async () => {
    const { browser } = await signUp(server.url)
    const shown = await browser.do('currentFairness')
    const { socket, send, closed } = await openSocket(server.url, browser)
    socket.send(Buffer.from('bytes'))
    const call = '/fairness/rotate/json2'
    const { nextServerSeedHash } = shown.fairness
    const body = { clientSeed: 'unheard', nextServerSeedHash }
    send({ type: 'call', id: '1', call, body, csrf: browser.jar.get('csrf') })
    expect(await closed).toBe(1008)
    // Waits behind whatever the player asked before.
    expect(await rotate(browser, 'heard')).toMatchObject({
      revealed: { serverSeedHash: shown.fairness.serverSeedHash },
    })
  })

  it('that sends a frame beyond 64 KiB is closed', async () => {
    const { socket, closed } = await openSocket(server.url, null)
    socket.on('error', () => undefined)
    socket.send('x'.repeat(64 * 1024 + 1))
    expect(await closed).toBe(1009)
  })

  it('is pinged, kept while it answers, and closed when it is silent', async () => {
    const quick = await startTestServer({ pingMs: 500 })
    try {
      const lively = await openSocket(quick.url, null)
      const silent = await openSocket(quick.url, null)
      lively.socket.on('message', () => lively.send({ type: 'pong' }))
      expect(await silent.next('ping')).toEqual({ type: 'ping' })
      expect(await silent.closed).toBe(4000)
      expect(lively.socket.readyState).toBe(lively.socket.OPEN)
      lively.socket.close()
    } finally {
      await quick.stop()
    }
  })

  it('that reads nothing is dropped before it costs memory', async () => {
    const deaf = await deafListener(server.url)
    const before = await dropped(server)
    // Each tick sends fifty wins; a reader that is never read from holds them until its share is used up.
    const long = 'x'.repeat(20_000)
    for (let tick = 0; tick < 200 && (await dropped(server)) === before; tick++) {
      for (let wins = 0; wins < 50; wins++)
        server.channels.winners.publish([
          { id: `${tick} ${wins}`, player: playerId(1), winner: { ...win(wins), login: long } },
        ])
      await new Promise((resolve) => setTimeout(resolve, 105))
    }
    expect(await dropped(server)).toBe(before + 1)
    deaf.destroy()
  })
})

async function dropped({ metrics }: TestServer): Promise<number> {
  return Number(/^fairhouse_slow_readers_dropped_total (\d+)/m.exec(await metrics.text('all'))?.[1])
}

/** A client that follows the winners and never reads. */
async function deafListener(url: string) {
  const { port, hostname, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  const key = Buffer.alloc(16).toString('base64')
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  )
  await new Promise<void>((resolve) => socket.once('data', () => resolve()))
  socket.pause()
  const text = Buffer.from('{"type":"subscribe","topics":["winners"]}')
  // A masked text frame with a mask of zeros.
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]))
  return socket
}
