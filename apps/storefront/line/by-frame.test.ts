import type { AnswerFrame } from '@fairhouse/contract/realtime'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nothingCame } from '../asking/failure.ts'
import type { Arrival, OutgoingCall } from '../asking/transport.ts'
import { byFrame } from './by-frame.ts'
import { createLine } from './line.ts'
import { fakeClock, scriptedSockets } from './scripted.ts'

type FrameBody = AnswerFrame['body']

interface Posted {
  readonly call: OutgoingCall
  readonly answer: (came: Arrival) => void
}

/** A transport by frame whose line, clock and POST belong to the test. */
function pageOf() {
  const clock = fakeClock()
  const sockets = scriptedSockets()
  const posts: Posted[] = []
  const post = {
    send: (call: OutgoingCall) =>
      new Promise<Arrival>((answer) => void posts.push({ call, answer })),
  }
  const line = createLine({
    open: sockets.open,
    after: clock.after,
    topics: () => [],
    hear: (frame) => frames.heard(frame),
    broke: () => frames.broke(),
  })
  const frames = byFrame({ line, post, csrf: () => 'token', after: clock.after })
  line.start()
  const calls = () => sockets.newest().sent.flatMap((frame) => (isCall(frame) ? [frame] : []))
  const answer = (id: string, body: FrameBody) =>
    sockets.newest().tell({ type: 'answer', id, body })
  return { clock, sockets, posts, frames, calls, answer }
}

interface CallFrame {
  readonly type: 'call'
  readonly id: string
  readonly call: string
  readonly body: OutgoingCall['fields']
  readonly csrf?: string
}

const isCall = (frame: unknown): frame is CallFrame =>
  typeof frame === 'object' && frame !== null && 'type' in frame && frame.type === 'call'

const bet = (requestKey: string): OutgoingCall => ({
  name: 'play',
  path: '/en/game/castle-of-horror/play/json2',
  fields: { requestKey, stake: '100', action: 'bet' },
})
const yes = (round: string): FrameBody => ({ status: 1, round })
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('a call', () => {
  it('goes by POST when a challenge stands before it, which no frame can carry', async () => {
    const { sockets, posts, frames, calls, answer } = pageOf()
    sockets.newest().events.opened()
    const came = frames.send(bet('k'))
    answer(calls()[0]?.id ?? '', { status: 0, code: 403 })
    await settled()
    expect(posts).toHaveLength(1)
    posts[0]?.answer({ ok: true, body: yes('r') })
    expect(await came).toEqual({ ok: true, body: yes('r') })
  })

  it('goes by frame while the line is open, and proves itself once', async () => {
    const { frames, sockets, calls, answer, posts } = pageOf()
    sockets.newest().events.opened()
    const first = frames.send(bet('one'))
    answer('1', yes('one'))
    expect(await first).toEqual({ ok: true, body: yes('one') })
    void frames.send(bet('two'))
    const { path: call, fields } = bet('one')
    expect(calls()).toEqual([
      { type: 'call', id: '1', call, body: fields, csrf: 'token' },
      { type: 'call', id: '2', call, body: { ...fields, requestKey: 'two' } },
    ])
    expect(posts).toEqual([])
  })

  it('goes by POST before the line is open', async () => {
    const { frames, posts, calls } = pageOf()
    const asked = frames.send(bet('one'))
    posts[0]?.answer({ ok: true, body: yes('one') })
    expect(await asked).toEqual({ ok: true, body: yes('one') })
    expect(calls()).toEqual([])
  })

  it.each(['openGame', 'rotateSeed'] as const)(
    'goes by POST when asking twice would be doing twice: %s',
    async (name) => {
      const { frames, sockets, posts, calls } = pageOf()
      sockets.newest().events.opened()
      void frames.send({ name, path: '/en/x', fields: {} })
      expect(posts).toHaveLength(1)
      expect(calls()).toEqual([])
    },
  )

  it('goes by POST, as the very same call, when the line breaks under it', async () => {
    const { frames, sockets, posts } = pageOf()
    sockets.newest().events.opened()
    const asked = frames.send(bet('one'))
    sockets.newest().events.closed()
    await settled()
    expect(posts.map(({ call }) => call)).toEqual([bet('one')])
    posts[0]?.answer({ ok: true, body: yes('one') })
    expect(await asked).toEqual({ ok: true, body: yes('one') })
  })

  it('goes by POST after three silent seconds, and so do all until something is heard', async () => {
    const { frames, sockets, posts, clock, calls } = pageOf()
    sockets.newest().events.opened()
    void frames.send(bet('one'))
    clock.pass(2_999)
    await settled()
    expect(posts).toEqual([])
    clock.pass(1)
    await settled()
    void frames.send(bet('two'))
    expect(posts.map(({ call }) => call)).toEqual([bet('one'), bet('two')])
    sockets.newest().tell({ type: 'ping' })
    void frames.send(bet('three'))
    expect(calls().map(({ body }) => body['requestKey'])).toEqual(['one', 'three'])
  })

  it('counts an answer once, however often and late it comes', async () => {
    const { frames, sockets, posts, clock, answer } = pageOf()
    sockets.newest().events.opened()
    const first = frames.send(bet('one'))
    answer('1', yes('one'))
    answer('1', yes('again'))
    expect(await first).toEqual({ ok: true, body: yes('one') })
    const late = frames.send(bet('two'))
    clock.pass(3_000)
    answer('2', yes('late'))
    await settled()
    posts[0]?.answer({ ok: true, body: yes('two') })
    expect(await late).toEqual({ ok: true, body: yes('two') })
  })

  it('gets its own answer in whatever order answers come', async () => {
    const { frames, sockets, answer } = pageOf()
    sockets.newest().events.opened()
    const all = ['a', 'b', 'c'].map((key) => frames.send(bet(key)))
    answer('3', yes('c'))
    answer('1', yes('a'))
    answer('2', yes('b'))
    expect(await Promise.all(all)).toEqual(
      ['a', 'b', 'c'].map((key) => ({ ok: true, body: yes(key) })),
    )
  })

  it.each([
    ['the token was not proven', 42],
    ['there is no such call by frame', 404],
  ])('goes by POST when the house says that %s', async (_, code) => {
    const { frames, sockets, posts, answer, calls } = pageOf()
    sockets.newest().events.opened()
    void frames.send(bet('one'))
    answer('1', { status: 0, code })
    await settled()
    expect(posts.map(({ call }) => call)).toEqual([bet('one')])
    void frames.send(bet('two'))
    expect(calls().at(-1)?.csrf).toBe('token')
  })

  it('proves itself anew on a new connection', async () => {
    const { frames, sockets, answer, calls, clock } = pageOf()
    sockets.newest().events.opened()
    void frames.send(bet('one'))
    answer('1', yes('one'))
    sockets.newest().events.closed()
    clock.pass(1_000)
    sockets.newest().events.opened()
    void frames.send(bet('two'))
    expect(calls()).toMatchObject([{ csrf: 'token' }])
  })

  it.each([
    [
      { status: 0, code: 429, metadata: { waitSeconds: 3 } },
      { type: 'unreachable', code: 429, waitSeconds: 3 },
    ],
    [
      { status: 0, code: 503 },
      { type: 'unreachable', code: 503, waitSeconds: null },
    ],
    [
      { status: 0, code: 500 },
      { type: 'unreadable', code: 500 },
    ],
  ])('hears %o as its POST would', async (body, failure) => {
    const { frames, sockets, answer } = pageOf()
    sockets.newest().events.opened()
    const asked = frames.send(bet('one'))
    answer('1', body)
    expect(await asked).toEqual({ ok: false, failure })
  })

  it('is refused by frame as by POST', async () => {
    const { frames, sockets, answer } = pageOf()
    sockets.newest().events.opened()
    const asked = frames.send(bet('one'))
    answer('1', { status: 0, code: 12 })
    expect(await asked).toEqual({ ok: true, body: { status: 0, code: 12 } })
  })
})

const happenings = [
  'bet',
  'frame arrives',
  'frame is answered',
  'frame is answered twice',
  'line breaks',
  'line comes back',
  'silence',
  'post arrives',
  'post is answered',
  'post is lost',
] as const

it('in whatever order things happen, each bet is settled at most once and ends with the answer of its key', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...happenings), { maxLength: 60 }),
      async (script) => {
        const page = pageOf()
        const settlements = new Map<string, number>()
        // The house settles a key once and repeats its answer, as `modules/play` does.
        const settle = (key: string): FrameBody => {
          settlements.set(key, settlements.get(key) ?? settlements.size + 1)
          return { status: 1, round: settlements.get(key) }
        }
        const keyOf = ({ requestKey }: OutgoingCall['fields']) => String(requestKey)
        const frameAnswers: { id: string; body: FrameBody }[] = []
        const heard: { key: string; came: Arrival }[] = []
        let bets = 0
        let taken = 0
        let postsTaken = 0
        const { newest } = page.sockets
        const act: Record<(typeof happenings)[number], () => void> = {
          bet() {
            const key = `key ${(bets += 1)}`
            void page.frames.send(bet(key)).then((came) => heard.push({ key, came }))
          },
          'frame arrives'() {
            const frame = page.calls()[taken]
            if (!frame) return
            taken += 1
            frameAnswers.push({ id: frame.id, body: settle(keyOf(frame.body)) })
          },
          'frame is answered'() {
            const answered = frameAnswers.pop()
            if (answered) page.answer(answered.id, answered.body)
          },
          'frame is answered twice'() {
            const answered = frameAnswers.shift()
            if (!answered) return
            page.answer(answered.id, answered.body)
            page.answer(answered.id, answered.body)
          },
          'line breaks'() {
            newest().events.closed()
            taken = Number.POSITIVE_INFINITY
          },
          'line comes back'() {
            const before = page.sockets.all.length
            page.clock.pass(1_000)
            if (page.sockets.all.length > before) taken = 0
            newest().events.opened()
          },
          silence: () => page.clock.pass(3_000),
          'post arrives'() {
            const posted = page.posts[postsTaken]
            if (posted) settle(keyOf(posted.call.fields))
          },
          'post is answered'() {
            const posted = page.posts[postsTaken]
            if (!posted) return
            postsTaken += 1
            posted.answer({ ok: true, body: settle(keyOf(posted.call.fields)) })
          },
          'post is lost'() {
            const posted = page.posts[postsTaken]
            if (!posted) return
            postsTaken += 1
            posted.answer(nothingCame)
          },
        }
        for (const happening of script) {
          act[happening]()
          await settled()
        }
        expect(new Set(settlements.values()).size).toBe(settlements.size)
        expect(new Set(heard.map(({ key }) => key)).size).toBe(heard.length)
        for (const { key, came } of heard)
          if (came.ok) expect(came.body).toEqual({ status: 1, round: settlements.get(key) })
        // Nothing hangs: once the line is gone and every POST has its answer, every bet has ended.
        newest().events.closed()
        await settled()
        while (postsTaken < page.posts.length) {
          act['post is answered']()
          await settled()
        }
        expect(heard).toHaveLength(bets)
      },
    ),
    { numRuns: 300, seed: 20_261_121 },
  )
})
