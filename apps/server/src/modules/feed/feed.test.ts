import { randomUUID } from 'node:crypto'
import type { FeedFrame } from '@fairhouse/contract/topics/feed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp, type TestBrowser } from '../../wire/test-browser.ts'
import { playerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { systemClock } from '#platform/clock'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'
import { openSocket } from '../../wire/test-socket.ts'
import { createFeedTopic } from './feed-topic.ts'
import { recallBets } from './recall-bets.ts'
import { setHidden } from './store/hidden-players.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const uri = 'castle-of-horror'

/** Plays rounds until one is settled by its bet alone. Returns its stake. */
async function betOnce(browser: TestBrowser, level: number): Promise<number> {
  const { game, connection } = await browser.do('openGame', { uri })
  const stake = game.betLevels[level] ?? 0
  const fields = { uri, connection, stake: String(stake) }
  let { round } = await browser.do('play', { ...fields, action: 'bet', requestKey: randomUUID() })
  while (!round.finished) {
    const [action] = round.actions
    const data =
      action && 'choices' in action ? { data: JSON.stringify({ choice: action.choices[0] }) } : {}
    const asked = { ...fields, ...data, action: action?.type ?? '', requestKey: randomUUID() }
    ;({ round } = await browser.do('play', asked))
  }
  return stake
}

/** Frames until one is as wanted. */
async function until(
  next: () => Promise<FeedFrame>,
  wanted: (frame: FeedFrame) => boolean,
): Promise<FeedFrame> {
  for (;;) {
    const frame = await next()
    if (wanted(frame)) return frame
  }
}

describe('bets of everybody', () => {
  it('are told to visitors as they are settled, under a masked login', async () => {
    const visitor = await openSocket(server.url, null)
    visitor.send({ type: 'subscribe', topics: ['feed'] })
    expect(await visitor.next('feed')).toMatchObject({ snapshot: true })
    const { browser, form } = await signUp(server.url)
    const stake = await betOnce(browser, 1)
    const frame = await until(
      () => visitor.next('feed'),
      ({ data }) => data.newest.length > 0,
    )
    expect(frame.data.newest[0]).toMatchObject({ stake, currency: 'CREDIT', game: { uri } })
    expect(frame.data.newest[0]?.login).not.toContain(form.login)
    expect(frame.data.high?.[0]).toMatchObject({ stake })
    visitor.socket.close()
  })

  it('leave out who hides: those on show are taken away, and no further one is told', async () => {
    const { browser } = await signUp(server.url)
    const [, other] = [await browser.do('readFeedPrivacy'), await signUp(server.url)]
    const visitor = await openSocket(server.url, null)
    const stake = await betOnce(browser, 2)
    visitor.send({ type: 'subscribe', topics: ['feed'] })
    await until(
      () => visitor.next('feed'),
      ({ data }) => data.newest.some((bet) => bet.stake === stake),
    )
    expect(await browser.do('setFeedPrivacy', { hidden: '1' })).toEqual({ hidden: true })
    const without = await until(
      () => visitor.next('feed'),
      ({ snapshot }) => snapshot,
    )
    expect(without.data.newest.filter((bet) => bet.stake === stake)).toEqual([])
    await betOnce(browser, 2)
    const after = await betOnce(other.browser, 3)
    const next = await until(
      () => visitor.next('feed'),
      ({ data }) => data.newest.length > 0,
    )
    expect(next.data.newest.map((bet) => bet.stake)).toEqual([after])
    expect(await browser.do('setFeedPrivacy', { hidden: '0' })).toEqual({ hidden: false })
    visitor.socket.close()
  })

  it('say how many play a game, once there are two', async () => {
    const visitor = await openSocket(server.url, null)
    visitor.send({ type: 'subscribe', topics: ['playing'] })
    expect(await visitor.next('playing')).toMatchObject({ snapshot: true })
    const [one, other] = [await signUp(server.url), await signUp(server.url)]
    await betOnce(one.browser, 0)
    await betOnce(other.browser, 0)
    let told = 0
    while (told < 2) told = (await visitor.next('playing')).data[uri] ?? 0
    visitor.socket.close()
  })

  it('are taken away of who began to hide while a node heard nothing', async () => {
    const now = systemClock.now()
    const topic = createFeedTopic({ now: () => now })
    const [hides, stays] = [playerId(900_001), playerId(900_002)]
    const betOf = (player: typeof hides) => ({
      player,
      bet: {
        key: `bet of ${player}`,
        login: 'ab***',
        game: { name: 'Castle of Horror', uri, art: null },
        stake: 100,
        payout: 0,
        currency: 'CREDIT' as const,
        at: isoTime(now),
      },
    })
    topic.publish({ bets: [betOf(hides), betOf(stays)], hidden: [] })
    await setHidden(server.database, hides, { hidden: true, now })
    const needs = {
      database: server.database,
      identity: { maskedLogins: async () => new Map<number, string>() },
      offered: () => {
        throw new Error('nobody asks')
      },
      recentRounds: async () => [],
    }
    await recallBets(needs, topic)
    expect(topic.players()).toEqual([stays])
    topic.publish({ bets: [betOf(hides)], hidden: [] })
    expect(topic.players()).toEqual([stays])
    topic.stop()
  })
})
