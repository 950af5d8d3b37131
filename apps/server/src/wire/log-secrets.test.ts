import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { createLog } from '../platform/log.ts'
import { newPlayer, openBrowser, rotate, signUp } from './test-browser.ts'
import { startTestServer } from './test-server.ts'
import { openSocket } from './test-socket.ts'

it('nothing secret is ever in the log, whatever goes right or wrong', async () => {
  const server = await startTestServer()
  try {
    const secrets = new Set<string>()
    const password = 'canary-password-4711'
    const remember = (jar: Map<string, string>) => {
      for (const value of jar.values()) secrets.add(value)
    }
    const browser = await openBrowser(server.url)
    remember(browser.jar)
    const form = { ...newPlayer(), password }
    await browser.do('register', { ...form, source: '/en/?token=canary-source-4711' })
    remember(browser.jar)
    await browser.do('openGame', { uri: 'castle-of-horror' })
    const { revealed } = await rotate(browser, 'canary client seed')
    secrets.add(revealed.serverSeed)
    const { secret } = await browser.do('beginTwoStep')
    secrets.add(secret)
    await browser.ask('confirmTwoStep', { otp: 'canary 4711' })
    await browser.ask('proveByPassword', { password: 'canary-password-4711-wrong' })
    await browser.ask('logInByPasskey', { credential: '{"id":"canary-4711"}' })
    const { options } = await browser.do('requestPasskey')
    secrets.add(options.challenge)
    await browser.do('proveByPassword', { password })
    remember(browser.jar)
    await browser.ask('logIn', { login: 'canary-login-4711', password })
    await browser.ask('logIn', form, { headers: { 'x-csrf-token': 'canary-csrf-4711' } })
    await fetch(`${server.url}/newsletters/unsubscribe/canary-path-4711?token=canary-query-4711`)
    const { send, next, socket } = await openSocket(server.url, browser)
    send({
      type: 'call',
      id: '1',
      call: '/fairness/status/json2',
      body: { password },
      csrf: browser.jar.get('csrf'),
    })
    await next('answer')
    socket.close()
    await server.database.query('ALTER TABLE identity_account RENAME TO hidden_away')
    expect((await browser.ask('logIn', form)).status).toBe(500)

    const log = server.logged()
    expect(log).toContain('"call":"register"')
    expect(log).toContain('"player":')
    expect(log).not.toContain('4711')
    for (const secret of secrets) expect(log).not.toContain(secret)
  } finally {
    await server.stop()
  }
})

it('what is logged by mistake is kept secret all the same', () => {
  const lines = new PassThrough()
  const log = createLog('info', lines)
  const secret = 'canary'
  log.info({
    password: secret,
    request: { headers: { cookie: secret } },
    seed: secret,
    nested: { token: secret },
  })
  log.error({ err: new Error('x'), csrf: secret, session: { token: secret }, serverSeed: secret })
  const written = String(lines.read())
  expect(written.match(/\[kept secret\]/g)).toHaveLength(7)
  expect(written).not.toContain(secret)
})

it('a fault is logged with its cause and its stack, and without the row that the database quotes', () => {
  const lines = new PassThrough()
  const row = Object.assign(new Error('violates a check'), {
    code: '23514',
    detail: 'Failing row contains (canary)',
  })
  createLog('info', lines).error({
    err: new AggregateError([new Error('outer', { cause: row })], 'both failed'),
  })
  const written = String(lines.read())
  for (const part of ['both failed', 'outer', 'violates a check', '23514', 'log-secrets.test.ts'])
    expect(written).toContain(part)
  expect(written).not.toContain('canary')
})

it('each request has a line with its ids, its outcome and its time', async () => {
  const server = await startTestServer()
  try {
    const { browser } = await signUp(server.url)
    const { headers } = await browser.ask('currentFairness')
    const id = headers.get('x-request-id') ?? 'none'
    const line =
      server
        .logged()
        .split('\n')
        .find((text) => text.includes(id)) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({
      level: 30,
      requestId: id,
      via: 'post',
      call: 'currentFairness',
      player: expect.any(Number),
      outcome: 'ok',
      status: 200,
      ms: expect.any(Number),
    })
  } finally {
    await server.stop()
  }
})
