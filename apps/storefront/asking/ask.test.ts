import { type CallName, calls } from '@fairhouse/contract/calls/all'
import { pathOf } from '@fairhouse/contract/paths'
import { describe, expect, it } from 'vitest'
import { ask, type Asker } from './ask.ts'
import { type ChallengeEnd, createGate } from './challenge/gate.ts'
import { encodeFields, formOf } from './encode.ts'
import { byPost } from './post.ts'
import { requestKey } from './request-key.ts'

interface Sent {
  path: string
  init: RequestInit
}

function asking(...answers: (Response | Error)[]) {
  const shown: string[] = []
  const ends: ChallengeEnd[] = []
  const gate = createGate({
    show: async (page) => {
      shown.push(page)
      return ends.shift() ?? 'closed'
    },
    pause: () => Promise.resolve(),
  })
  const sent: Sent[] = []
  const cookie: { csrf: string | null } = { csrf: 'token' }
  const transport = byPost({
    language: 'de',
    csrf: () => cookie.csrf,
    patienceMilliseconds: 1000,
    gate,
    async fetch(path, init) {
      sent.push({ path, init })
      const answer = answers.shift()
      if (answer instanceof Response) return answer
      throw answer ?? new TypeError('Failed to fetch')
    },
  })
  const asker: Asker = { language: 'de', transport }
  return { asker, sent, cookie, shown, ends }
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name)

describe('a call', () => {
  it('lives where the contract says', () => {
    for (const [name, { path }] of Object.entries(calls))
      expect(isCallName(name) && pathOf(name)).toBe(path)
  })

  it('is posted url-encoded under the language, with the csrf token', async () => {
    const { asker, sent } = asking(json({ status: 1, rounds: [], total: 0 }))
    const answer = await ask(asker, 'gameHistory', { uri: 'all', page: 2 })
    expect(answer).toEqual({ ok: true, reply: { status: 1, rounds: [], total: 0 } })
    expect(sent[0]?.path).toBe('/de/game/all/history/json2')
    expect(sent[0]?.init.body).toEqual(new URLSearchParams('page=2'))
    expect(sent[0]?.init.headers).toMatchObject({ 'X-CSRF-TOKEN': 'token' })
  })

  it('fetches the csrf cookie first when there is none', async () => {
    const { asker, sent, cookie } = asking(json({ status: 1 }), json({ status: 1 }))
    cookie.csrf = null
    await ask(asker, 'logOut', {})
    expect(sent.map(({ path }) => path)).toEqual(['/de/user/status/json2', '/de/user/logout/json2'])
  })

  it('tells a refusal with its fields', async () => {
    const refusal = {
      status: 0,
      code: 'FORM_INVALID',
      message: 'Bitte prüfen',
      type: 'SERVER_ERROR',
      invalidFields: { login: 'Zu kurz' },
    }
    const { asker } = asking(json(refusal))
    expect(await ask(asker, 'logIn', { login: 'a', password: 'b' })).toEqual({
      ok: false,
      failure: {
        type: 'refused',
        code: 'FORM_INVALID',
        sentence: 'Bitte prüfen',
        invalidFields: { login: 'Zu kurz' },
      },
    })
  })

  it('tells a refusal with what its sentence is headed by', async () => {
    const refusal = {
      status: 0,
      code: 42,
      message: 'Sitzung abgelaufen',
      type: 'SERVER_ERROR',
      publicMessage: 'Bitte laden Sie die Seite neu.',
    }
    const { asker } = asking(json(refusal))
    expect(await ask(asker, 'logIn', { login: 'a', password: 'b' })).toMatchObject({
      failure: { title: 'Sitzung abgelaufen', sentence: 'Bitte laden Sie die Seite neu.' },
    })
  })

  const nothing = { type: 'unreachable', code: 'NETWORK_ERROR', waitSeconds: null }
  it.each([
    ['no network', new TypeError('Failed to fetch'), nothing],
    [
      'a busy house',
      json({}, 503, { 'retry-after': '2' }),
      { type: 'unreachable', code: 503, waitSeconds: 2 },
    ],
    ['too many calls', json({}, 429), { type: 'unreachable', code: 429, waitSeconds: null }],
    ['a fault of the server', json({}, 500), { type: 'unreadable', code: 500 }],
    [
      'a page in place of an answer',
      new Response('<html>'),
      { type: 'unreadable', code: 'CONTENT_TYPE_MISMATCH' },
    ],
    [
      'an answer without a status',
      json({ code: 1 }),
      { type: 'unreadable', code: 'FORMAT_MISMATCH' },
    ],
    [
      'an answer cut short',
      new Response('{"sta', { headers: { 'content-type': 'application/json' } }),
      nothing,
    ],
  ])('survives %s', async (_, answer, failure) => {
    const { asker } = asking(answer)
    expect(await ask(asker, 'logOut', {})).toEqual({ ok: false, failure })
  })

  it('has a request key that the contract takes, and a new one each time', () => {
    const keys = Array.from({ length: 50 }, requestKey)
    expect(new Set(keys).size).toBe(50)
    for (const key of keys)
      expect(calls.topUp.body.safeParse({ requestKey: key }).success).toBe(true)
  })
})

describe('a form body', () => {
  it('sends booleans as 1 and 0, lists as repeated keys and leaves out what is undefined', () => {
    const body = { yes: true, no: false, list: ['a', 'b'], none: undefined, text: 'ü &' }
    expect(formOf(encodeFields(body)).toString()).toBe('yes=1&no=0&list=a&list=b&text=%C3%BC+%26')
  })
})

const page = (body: string, status = 403, type = 'text/html; charset=utf-8') =>
  new Response(body, { status, headers: { 'content-type': type } })
const challengePage =
  '<html><script type="application/json" id="fairhouse-challenge">{}</script></html>'

describe('a call that meets a challenge', () => {
  it.each([
    ['of ours', challengePage, 403, 'text/html; charset=utf-8'],
    ['that says it is well', challengePage, 200, 'text/html'],
    ['of a vendor', '<script src="/_Incapsula_Resource?x"></script>', 200, 'text/html'],
    ['in XML', challengePage, 200, 'application/xml'],
  ])('%s is asked again when it is solved', async (_, body, status, type) => {
    const { asker, sent, shown, ends } = asking(page(body, status, type), json({ status: 1 }))
    ends.push('solved')
    expect(await ask(asker, 'logOut', {})).toMatchObject({ ok: true })
    expect(shown).toEqual([body])
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual({
      path: sent[0]?.path,
      init: expect.objectContaining({ body: sent[0]?.init.body }),
    })
  })

  it('ends when the player closes it', async () => {
    const { asker, sent } = asking(page(challengePage))
    expect(await ask(asker, 'logOut', {})).toEqual({
      ok: false,
      failure: { type: 'unreadable', code: 'IMPERVA_CHALLENGE' },
    })
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['a page without a marker', page('<h1>Hello</h1>', 200), 'CONTENT_TYPE_MISMATCH'],
    ['a faulty page without a marker', page('<h1>Bad gateway</h1>', 502), 502],
  ])('is not %s', async (_, answer, code) => {
    const { asker, shown } = asking(answer)
    expect(await ask(asker, 'logOut', {})).toMatchObject({ ok: false, failure: { code } })
    expect(shown).toEqual([])
  })
})
