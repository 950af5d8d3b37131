import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAskJson } from '../ask-json.ts'
import { createAddressScreen } from './ask-list-server.ts'
import { openAddressScreen } from './open-address-screen.ts'

const log = pino({ level: 'silent' })
const address = '0xf1a6'
const right = { asset: 'ETH', address, list: { name: 'lists', edition: '7' }, findings: [] }
const finding = { category: 'sanctions', source: 'somebody' }

let server: Server
let url: string
let respond: RequestListener
beforeAll(async () => {
  server = createServer((request, response) => respond(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('no port')
  url = `http://127.0.0.1:${place.port}/v1`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const screen = () =>
  createAddressScreen(
    async () => ({ url, key: 'secret' }),
    createAskJson({ log, timeMs: 300 }),
  ).ask('ETH', address)
const answering = (body: unknown): RequestListener => {
  return (_, response) => void response.end(JSON.stringify(body))
}

it('asks about one address with the key of the house, and takes the list and its edition from the answer', async () => {
  let heard = ''
  respond = (request, response) => {
    heard = `${request.method} ${request.url} ${request.headers.authorization}`
    request.setEncoding('utf8').on('data', (body: string) => (heard += ` ${body}`))
    request.on('end', () => response.end(JSON.stringify(right)))
  }
  expect(await screen()).toEqual({ type: 'clear', list: 'lists 7' })
  expect(heard).toBe(
    `POST /v1/addresses Bearer secret ${JSON.stringify({ asset: 'ETH', address })}`,
  )
})

it('tells what an address is flagged for', async () => {
  respond = answering({ ...right, findings: [finding] })
  expect(await screen()).toEqual({ type: 'flagged', list: 'lists 7', findings: [finding] })
})

it.each<[string, RequestListener, string]>([
  ['is about another address', answering({ ...right, address: '0xother' }), 'aboutAnother'],
  ['is about another coin', answering({ ...right, asset: 'USDC' }), 'aboutAnother'],
  ['names no list', answering({ asset: 'ETH', address, findings: [] }), 'silent'],
  ['has findings of another shape', answering({ ...right, findings: ['sanctions'] }), 'silent'],
  [
    'has more findings than anybody reads',
    answering({ ...right, findings: Array.from({ length: 21 }, () => finding) }),
    'silent',
  ],
  [
    'has words that nobody can write down',
    answering({ ...right, findings: [{ category: 'theft', source: 'some\u0000body' }] }),
    'silent',
  ],
  [
    'has half a letter in it',
    (_, response) =>
      void response.end(
        JSON.stringify({ ...right, list: { name: 'lists', edition: 'X' } }).replace('X', '\\ud800'),
      ),
    'silent',
  ],
  ['is larger than anybody reads', answering({ ...right, more: 'x'.repeat(3_000_000) }), 'silent'],
  ['is no JSON', (_, response) => void response.end('<html>'), 'silent'],
  ['comes too late', () => undefined, 'silent'],
  [
    'is cut off',
    (_, response) => void response.write('{"asset":', () => response.destroy()),
    'silent',
  ],
  ['is an error of theirs', (_, response) => void response.writeHead(500).end('{}'), 'silent'],
  ['is that we ask too much', (_, response) => void response.writeHead(429).end('{}'), 'silent'],
  ['is that the key is wrong', (_, response) => void response.writeHead(401).end('{}'), 'refused'],
])('takes nothing from an answer that %s', async (_, how, why) => {
  respond = how
  expect(await screen()).toEqual({ type: 'unknown', why })
})

it('takes nothing from a server that is down, or from a sandbox that cannot be reached', async () => {
  const down = { url: 'http://127.0.0.1:9', key: 'secret' }
  const named = openAddressScreen({ settings: down, sandbox: null, log })
  expect(await named?.ask('BTC', 'bc1q')).toEqual({ type: 'unknown', why: 'silent' })
  const sandbox = { key: 'secret', reach: async () => null }
  const played = openAddressScreen({ settings: null, sandbox, log })
  expect(await played?.ask('BTC', 'bc1q')).toEqual({ type: 'unknown', why: 'silent' })
  expect(openAddressScreen({ settings: null, sandbox: null, log })).toBeNull()
})
