import { createServer, type RequestListener, type Server } from 'node:http'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createAskJson } from './ask-json.ts'

const ask = createAskJson({ log: pino({ level: 'silent' }), timeMs: 300 })
const answer = z.object({ echo: z.string() })

let server: Server
let url: string
let respond: RequestListener
beforeAll(async () => {
  server = createServer((request, response) => respond(request, response))
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  url = `http://127.0.0.1:${address.port}/path`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('a body goes out to the byte, with GET too', async () => {
  respond = (request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => {
      response.end(JSON.stringify({ echo: `${request.method} ${body}` }))
    })
  }
  for (const method of ['GET', 'POST'] as const)
    expect(await ask({ url, method, body: '{"a": "ü"}', answer })).toEqual({
      type: 'answer',
      body: { echo: `${method} {"a": "ü"}` },
    })
})

test('a clear no is told with its words', async () => {
  respond = (_request, response) => response.writeHead(422).end('{"code":"no"}')
  expect(await ask({ url, answer })).toEqual({
    type: 'refused',
    status: 422,
    body: { code: 'no' },
  })
  respond = (_request, response) => response.writeHead(404).end('<html>')
  expect(await ask({ url, answer })).toEqual({ type: 'refused', status: 404, body: null })
})

test.each<[string, RequestListener]>([
  ['an error of theirs', (_, response) => response.writeHead(502).end('{"echo":""}')],
  ['too many', (_, response) => response.writeHead(429).end('{}')],
  ['a redirect', (_, response) => response.writeHead(302, { location: '/' }).end('{"echo":""}')],
  ['another shape', (_, response) => response.end('{"echo":1}')],
  ['no JSON', (_, response) => response.end('echo')],
  [
    'half an answer',
    (_, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"echo":"', () => response.destroy())
    },
  ],
  ['no answer', () => undefined],
  ['a first half and then nothing', (_, response) => response.write('{"echo":"')],
  ['a connection that breaks', (request) => request.socket.destroy()],
  [
    'more than anybody would send',
    (_, response) => response.end(`{"echo":"${'x'.repeat(3_000_000)}"}`),
  ],
])('%s is a silence', async (_name, listener) => {
  respond = listener
  expect(await ask({ url, answer })).toEqual({ type: 'silence' })
})

test('nobody there is a silence', async () => {
  expect(await ask({ url: 'http://127.0.0.1:1/', answer })).toEqual({ type: 'silence' })
})
