import { calls } from '@fairhouse/contract/calls/all'
import { describe, expect, it } from 'vitest'
import { type Asker, ask } from './ask.ts'
import { encodeForm } from './encode.ts'
import { paths } from '@fairhouse/contract/paths'

interface Sent {
  path: string
  init: RequestInit
}

function asking(...answers: (Response | Error)[]): { asker: Asker; sent: Sent[] } {
  const sent: Sent[] = []
  const asker: Asker = {
    language: 'de',
    csrf: () => 'token',
    async fetch(path, init) {
      sent.push({ path, init })
      const answer = answers.shift()
      if (answer instanceof Response) return answer
      throw answer ?? new TypeError('Failed to fetch')
    },
  }
  return { asker, sent }
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })

describe('a call', () => {
  it('lives where the contract says', () => {
    const contract = Object.fromEntries(
      Object.entries(calls).map(([name, { path }]) => [name, path]),
    )
    expect(paths).toEqual(contract)
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
    const { asker, sent } = asking(json({ status: 1 }), json({ status: 1 }))
    let cookie: string | null = null
    await ask(
      {
        ...asker,
        csrf: () => cookie,
        fetch: (path, init) => {
          cookie = sent.length === 0 ? 'fresh' : cookie
          return asker.fetch(path, init)
        },
      },
      'logOut',
      {},
    )
    expect(sent.map(({ path }) => path)).toEqual(['/de/user/status/json2', '/de/user/logout/json2'])
    expect(sent[1]?.init.headers).toMatchObject({ 'X-CSRF-TOKEN': 'fresh' })
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
        type: 'SERVER_ERROR',
        code: 'FORM_INVALID',
        publicMessage: 'Bitte prüfen',
        invalidFields: { login: 'Zu kurz' },
      },
    })
  })

  it.each([
    ['no network', new TypeError('Failed to fetch'), 'NETWORK_ERROR', 'NETWORK_ERROR'],
    ['an HTTP status', json({}, 503), 'SERVER_ERROR', 503],
    [
      'a page in place of an answer',
      new Response('<html>'),
      'PARSER_ERROR',
      'CONTENT_TYPE_MISMATCH',
    ],
    ['an answer without a status', json({ code: 1 }), 'PARSER_ERROR', 'FORMAT_MISMATCH'],
    ['an answer cut short', new Response('{"sta', json({})), 'PARSER_ERROR', 'FORMAT_MISMATCH'],
  ])('survives %s', async (_, answer, type, code) => {
    const { asker } = asking(answer)
    expect(await ask(asker, 'logOut', {})).toEqual({ ok: false, failure: { type, code } })
  })
})

describe('a form body', () => {
  it('sends booleans as 1 and 0, lists as repeated keys and leaves out what is undefined', () => {
    const body = { yes: true, no: false, list: ['a', 'b'], none: undefined, text: 'ü &' }
    expect(encodeForm(body).toString()).toBe('yes=1&no=0&list=a&list=b&text=%C3%BC+%26')
  })
})
