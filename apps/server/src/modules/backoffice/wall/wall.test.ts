import { may, roles } from '@fairhouse/contract/backoffice/rights'
import { type WallFrame, wallFrame, wallPath, wallRight } from '@fairhouse/contract/backoffice/wall'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playerId } from '#platform/ids'
import { sitAt } from '../testing/sit-at.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'
import { createViewers, type Viewer } from './viewers.ts'

let desk: TestDesk
let url: string
beforeAll(async () => {
  desk = await openTestDesk()
  url = await desk.app.listen({ port: 0, host: '127.0.0.1' })
  await desk.wall.start()
})
afterAll(async () => {
  await desk.wall.stop()
  await desk.stop()
})

const asked = (cookie: string, more: Readonly<Record<string, string>> = {}) =>
  fetch(`${url}${wallPath}`, { headers: { cookie, ...more } })

/** The frames of a stream, one after the other. */
async function* framesOf(answer: Response): AsyncGenerator<WallFrame> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const bytes of answer.body ?? []) {
    const parts = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) yield wallFrame.parse(JSON.parse(part.replace(/^data: /, '')))
  }
}

async function until(
  frames: AsyncGenerator<WallFrame>,
  wanted: (frame: WallFrame) => boolean,
): Promise<WallFrame> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    const { value, done } = await frames.next()
    if (done === true) throw new Error('the wall ended')
    if (wanted(value)) return value
  }
}

describe('the wall', () => {
  it.each(roles)('opens for the role %s by its right', async (role) => {
    const { cookie } = await sitAt(desk, `demo-${role}`)
    const answer = await asked(cookie)
    expect(answer.status).toBe(may(role, wallRight) ? 200 : 403)
    await answer.body?.cancel()
  })

  it('answers neither strangers nor other sites', async () => {
    expect((await asked('')).status).toBe(401)
    const { cookie } = await sitAt(desk, 'demo-owner')
    expect((await asked(cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await asked(cookie, { origin: 'https://elsewhere.example' })).status).toBe(403)
  })

  it('tells nodes, today, and large wins without those who hide', async () => {
    await desk.withdrawal(playerId(7), { people: 1 })
    const { cookie } = await sitAt(desk, 'demo-owner')
    const answer = await asked(cookie)
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
    const frames = framesOf(answer)
    const first = await until(frames, ({ today }) => today?.withdrawalsWaiting === 1)
    expect(first.nodes).toMatchObject([{ node: 'here', betsPerSecond: 0, queued: 0 }])
    expect(first.today?.deposits).toEqual({ count: 0, amount: 0 })
    const winner = {
      login: 'co***o',
      gameId: 1,
      game: { name: 'Castle', uri: 'castle', art: null },
      amount: 1_000_000,
      currency: 'USD' as const,
      at: '2026-11-01T12:00:00.000Z',
    }
    desk.channels.winners.publish([
      { id: 'large', player: playerId(7), winner },
      { id: 'large', player: playerId(7), winner },
      { id: 'small', player: playerId(8), winner: { ...winner, amount: 100 } },
    ])
    const won = await until(frames, ({ bigWins }) => bigWins.length > 0)
    expect(won.bigWins.map(({ id, game }) => [id, game])).toEqual([['large', 'Castle']])
    desk.channels.feed.publish({ bets: [], hidden: [playerId(7)] })
    await until(frames, ({ bigWins }) => bigWins.length === 0)
    await frames.return(undefined)
  })
})

describe('who watches', () => {
  /** A stream that holds as many bytes back as it is told. */
  const viewer = (held: number, mayStay = true) => {
    const told: string[] = []
    let ended = false
    const stream = {
      writableLength: held,
      write: (text: string) => told.push(text) > 0,
      end: () => {
        ended = true
        return stream
      },
    }
    const one: Viewer = { stream, mayStay: async () => mayStay }
    return { one, told, hasEnded: () => ended }
  }

  it('all hear the same text, and who reads too slowly is let go', () => {
    const viewers = createViewers()
    const [fast, other, slow] = [viewer(0), viewer(100), viewer(1_000_000)]
    for (const { one } of [fast, other, slow]) viewers.add(one)
    viewers.tell('x')
    expect([fast.told, other.told, slow.told]).toEqual([['x'], ['x'], []])
    expect([slow.hasEnded(), viewers.count()]).toEqual([true, 2])
  })

  it('who may not any more is let go at the next look', async () => {
    const viewers = createViewers()
    const gone = viewer(0, false)
    viewers.add(gone.one)
    viewers.add(viewer(0).one)
    await viewers.check()
    expect([gone.hasEnded(), viewers.count()]).toEqual([true, 1])
  })
})
