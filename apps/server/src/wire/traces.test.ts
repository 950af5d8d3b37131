import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Running } from '../life.ts'
import { readConfig } from '../platform/config.ts'
import { findFreePort } from '../platform/embedded-postgres/free-port.ts'
import { createLog } from '../platform/log.ts'
import { cloneDatabase, type TestDatabase } from '../platform/test-database.ts'
import {
  type Collector,
  startCollector,
  type ToldSpan,
} from '../platform/tracing/testing/collector.ts'
import { start } from '../start.ts'
import { signUp } from './test-browser.ts'
import { openSocket } from './test-socket.ts'

const uri = 'castle-of-horror'
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

let database: TestDatabase
let collector: Collector
let running: Running
let url = ''
beforeAll(async () => {
  database = await cloneDatabase()
  collector = await startCollector()
  const [port, operatorPort] = [await findFreePort(), await findFreePort()]
  url = `http://127.0.0.1:${port}`
  const env = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    OPERATOR_PORT: String(operatorPort),
    DATABASE_URL: database.connectionString,
    DATA_DIR: join(inject('scratchFolder'), `traces-${process.pid}`),
    TRACES_URL: collector.url,
    TRACES_SHARE: '0',
  }
  running = await start({
    config: readConfig(env, process.cwd()),
    log: createLog('silent', process.stdout),
    say: () => undefined,
    storefront: null,
    onDatabaseLost: (fault) => {
      throw fault
    },
  })
})
afterAll(async () => {
  await running.stop()
  await collector.close()
  await database.drop()
})

/** Spans of the trace that a button of this number began. */
const spansBelow = (button: string): ToldSpan[] => {
  const call = collector.spans.find(({ parentSpanId }) => parentSpanId === button)
  return call
    ? [call, ...collector.spans.filter(({ parentSpanId }) => parentSpanId === call.spanId)]
    : []
}

it('a bet can be followed from the button to its commit, by POST and by frame', async () => {
  const { browser } = await signUp(url)
  const { game, connection } = await browser.do('openGame', { uri })
  const bet = () => ({
    uri,
    connection,
    stake: String(game.betLevels[0]),
    action: 'bet',
    requestKey: randomUUID(),
  })
  const [byPost, byFrame] = ['00f067aa0ba902b7', '00f067aa0ba902b8']
  const { uri: _, ...fields } = bet()
  const answer = await fetch(`${url}/game/${uri}/play/json2`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: browser.cookieHeader(),
      'x-csrf-token': browser.jar.get('csrf') ?? '',
      traceparent: `00-${traceId}-${byPost}-01`,
    },
    body: new URLSearchParams(fields),
  })
  expect(await answer.json()).toMatchObject({ status: 1 })
  const { send, next, socket } = await openSocket(url, browser)
  const { uri: _uri, ...body } = bet()
  send({
    type: 'call',
    id: '1',
    call: `/game/${uri}/play/json2`,
    body,
    csrf: browser.jar.get('csrf'),
    trace: `00-${traceId}-${byFrame}-01`,
  })
  const framed = await next('answer')
  socket.close()
  await expect.poll(() => spansBelow(byFrame)[0]?.name, { timeout: 20_000 }).toBe('call play')
  await expect
    .poll(() => spansBelow(byPost).map(({ name }) => name))
    .toEqual(['call play', 'commit'])
  // The first bet may have left a round open, and then the second is a refusal that commits nothing.
  const expected = framed.body.status === 1 ? ['call play', 'commit'] : ['call play']
  expect(spansBelow(byFrame).map(({ name }) => name)).toEqual(expected)
  expect(new Set(collector.spans.map((span) => span.traceId))).toEqual(new Set([traceId]))
  expect(collector.faults).toEqual([])
  expect(JSON.stringify(collector.spans)).not.toMatch(/castle|127\.0\.0\.1|token/)
})
