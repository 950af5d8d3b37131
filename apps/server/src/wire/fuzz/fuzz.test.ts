import { failure } from '@fairhouse/contract/answers'
import type { CallName } from '@fairhouse/contract/calls/all'
import { bodyLimitBytes } from '@fairhouse/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditMoney } from '#modules/play'
import { callNames } from '../../platform/http/call-names.ts'
import { signUp, type TestBrowser } from '../test-browser.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { bodiesFor, fieldsOf, type FuzzBody } from './bodies.ts'

/** `FUZZ_BODIES=5000` for all of it; a part that takes seconds otherwise, the same one every time. */
const bodies = Number(process.env['FUZZ_BODIES'] ?? 300)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
const perCall = Math.ceil(bodies / callNames.length)

let server: TestServer
let browser: TestBrowser
beforeAll(async () => {
  server = await startTestServer({ rateLimitScale: 1_000_000 })
  ;({ browser } = await signUp(server.url))
})
afterAll(() => server.stop())

/** After one of these nobody is signed in any more, which says nothing about a body. */
const signedOut: readonly unknown[] = [8, 35, 42]

async function post({ path, text }: FuzzBody) {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    body: text,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent': 'test browser',
      'x-forwarded-for': '203.0.113.1',
      'x-csrf-token': browser.jar.get('csrf') ?? '',
      cookie: browser.cookieHeader(),
    },
  })
  return { status: answer.status, text: await answer.text() }
}

/** What is wrong with an answer; null when nothing is. */
function faultOf(
  body: FuzzBody,
  { status, text }: { status: number; text: string },
): string | null {
  const told = `${body.path} ${body.text.slice(0, 300)} → ${status} ${text.slice(0, 300)}`
  if (Buffer.byteLength(body.text) > bodyLimitBytes)
    return status === 413 ? null : `too long, and read: ${told}`
  if (status !== 200 && status !== 404) return `not an answer: ${told}`
  const refused = failure.safeParse(JSON.parse(text))
  if (body.mustRefuse.length === 0) return null
  if (!refused.success) return `accepted: ${told}`
  const { code, invalidFields = {} } = refused.data
  if (signedOut.includes(code) || status === 404) return null
  const missed = body.mustRefuse.filter((field) => !(field in invalidFields))
  return missed.length === 0 ? null : `${missed.join(', ')} not refused by name: ${told}`
}

describe(`${bodies} bodies over all calls`, () => {
  it('find every call with its fields', () => {
    expect(fieldsOf('play').filter(({ isNumber }) => isNumber)).toEqual([
      { name: 'stake', isNumber: true },
    ])
    expect(callNames.filter((name) => fieldsOf(name).length > 0).length).toBeGreaterThan(30)
  })

  it.each(callNames)(
    'are answered by %s, and none is taken for what it is not',
    async (name: CallName) => {
      const faults: string[] = []
      for (const body of bodiesFor(name, perCall, seed)) {
        const answer = await post(body)
        const fault = faultOf(body, answer)
        if (fault !== null) faults.push(fault)
        if (/"code":(8|35|42)\b/.test(answer.text)) ({ browser } = await signUp(server.url))
      }
      expect(faults).toEqual([])
    },
  )

  it('broke nothing: no fault was logged, every book is right, no prototype was touched', async () => {
    expect(server.logged()).not.toContain('call failed')
    expect(await auditMoney(server.database)).toEqual([])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})
