import { calls } from '@fairhouse/contract/calls/all'
import { describe, expect, it } from 'vitest'
import { ask, type Wire } from './ask.ts'
import { askUntilAnswered } from './ask-until-answered.ts'
import { paths } from '@fairhouse/contract/paths'
import { requestKey } from './request-key.ts'

function wireOf(...answers: (Response | Error)[]) {
  const sent: { path: string; body: string; csrf: string | null }[] = []
  const wire: Wire = {
    language: 'de',
    csrf: () => 'token',
    fetch: async (path, { headers, body }) => {
      const form = body instanceof URLSearchParams ? body.toString() : 'no form'
      sent.push({ path, body: form, csrf: new Headers(headers).get('x-csrf-token') })
      const answer = answers.shift() ?? new TypeError('Failed to fetch')
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  return { wire, sent }
}

const json = (
  body: unknown,
  init: { status?: number; headers?: Record<string, string> } = {},
): Response =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json; charset=utf-8', ...init.headers },
  })

const patience = { pause: async () => {}, waiting: () => {}, repetitions: 5 }

describe('a call', () => {
  it('lives where the contract says', () => {
    for (const [name, { path }] of Object.entries(calls)) {
      if (name in paths) expect(paths).toHaveProperty(name, path)
    }
  })

  it('is posted url-encoded below the language, with the csrf token', async () => {
    const { wire, sent } = wireOf(json({ status: 1, rounds: [], total: 0 }))
    const answer = await ask(wire, 'gameHistory', {
      uri: 'castle-of-horror',
      page: 2,
      pageSize: 10,
    })
    expect(answer.ok).toBe(true)
    expect(sent).toEqual([
      {
        path: '/de/game/castle-of-horror/history/json2',
        body: 'page=2&pageSize=10',
        csrf: 'token',
      },
    ])
  })

  it('brings the csrf cookie first when there is none', async () => {
    const { wire, sent } = wireOf(json({ status: 1 }), json({ status: 1 }))
    await ask({ ...wire, csrf: () => null }, 'currentFairness', {})
    expect(sent.map(({ path }) => path)).toEqual([
      '/de/user/status/json2',
      '/de/fairness/status/json2',
    ])
  })

  it.each([
    [
      'a refusal',
      json({ status: 0, code: 12, message: 'no', publicMessage: 'Zu wenig Guthaben.' }),
      { type: 'refused', code: 12, sentence: 'Zu wenig Guthaben.' },
    ],
    [
      'a busy house',
      json({}, { status: 503, headers: { 'retry-after': '2' } }),
      { type: 'unreachable', waitSeconds: 2 },
    ],
    ['a page that is no answer', new Response('<html>'), { type: 'unreadable' }],
    ['a fault of the server', json({}, { status: 500 }), { type: 'unreadable' }],
    [
      'half an answer',
      new Response('{"sta', { headers: { 'content-type': 'application/json' } }),
      { type: 'unreachable', waitSeconds: null },
    ],
    ['no network', new TypeError('Failed to fetch'), { type: 'unreachable', waitSeconds: null }],
  ])('tells %s', async (_, answer, failure) => {
    const { wire } = wireOf(answer)
    expect(await ask(wire, 'currentFairness', {})).toEqual({ ok: false, failure })
  })
})

describe('a bet', () => {
  const bet = (key: string) => ({
    uri: 'castle-of-horror',
    connection: 'connection',
    requestKey: key,
    stake: 100,
    action: 'bet',
    data: undefined,
  })

  it('is asked again with the same request key until there is an answer', async () => {
    const { wire, sent } = wireOf(
      new TypeError('gone'),
      json({}, { status: 503 }),
      json({ status: 1 }),
    )
    const repetitions: number[] = []
    const answer = await askUntilAnswered(wire, 'play', bet('a'.repeat(32)), {
      ...patience,
      waiting: (repetition) => repetitions.push(repetition),
    })
    expect(answer.ok).toBe(true)
    expect(repetitions).toEqual([1, 2])
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1)
  })

  it('is not asked again after a refusal', async () => {
    const { wire, sent } = wireOf(json({ status: 0, code: 12 }))
    await askUntilAnswered(wire, 'play', bet('a'.repeat(32)), patience)
    expect(sent).toHaveLength(1)
  })

  it('hands the failure on when patience ends', async () => {
    const { wire, sent } = wireOf()
    const answer = await askUntilAnswered(wire, 'play', bet('a'.repeat(32)), patience)
    expect(answer).toEqual({ ok: false, failure: { type: 'unreachable', waitSeconds: null } })
    expect(sent).toHaveLength(6)
  })

  it('has a key that the contract takes, and a new one each time', () => {
    const keys = Array.from({ length: 50 }, requestKey)
    expect(new Set(keys).size).toBe(50)
    for (const key of keys)
      expect(calls.topUp.body.safeParse({ requestKey: key }).success).toBe(true)
  })
})
