import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlayer, openBrowser, type TestBrowser } from '../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'

const uri = 'dragon-tiger'
const minute = 60_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

let keys = 0
const newKey = (): string => `time-test-${++keys}`.padEnd(16, '-')
const pass = (minutes: number) => server.pass(minutes * minute)

interface Seated {
  readonly browser: TestBrowser
  readonly bet: () => Parameters<TestBrowser['do']>[1] & object
  /** After a night a session is over: signs in again. */
  readonly later: (hours: number) => Promise<void>
}

async function seated(): Promise<Seated> {
  const browser = await openBrowser(server.url)
  const form = newPlayer()
  await browser.do('register', form)
  const { connection } = await browser.do('openGame', { uri })
  return {
    browser,
    later: async (hours) => {
      pass(hours * 60)
      await browser.ask('status')
      await browser.do('logIn', { login: form.login, password: form.password })
    },
    bet: () => ({
      uri,
      connection,
      requestKey: newKey(),
      stake: '100',
      action: 'bet',
      data: JSON.stringify({ dragon: 1 }),
    }),
  }
}

describe('a limit on time', () => {
  const day = { kind: 'time', period: 'day' } as const

  it('ends play in all games when its minutes are played, and begins anew at midnight', async () => {
    const { browser, bet, later } = await seated()
    const set = await browser.do('setLimit', { ...day, most: '15' })
    expect(set.protection.limits).toEqual([{ ...day, most: 15, used: 0, wish: null }])
    await browser.do('play', bet())
    // A rest counts but for the minutes of its round.
    pass(25)
    await browser.do('play', bet())
    expect((await browser.do('readProtection')).protection).toMatchObject({
      limits: [{ used: 5 }],
      lately: { minutes: 5 },
    })
    for (const wait of [5, 4]) {
      pass(wait)
      await browser.do('play', bet())
    }
    pass(1)
    expect(await browser.refused('play', bet())).toMatchObject({
      code: 'OWN_LIMIT',
      metadata: { ...day, minutes: 15, moreAt: expect.stringContaining('T00:00:00') },
    })
    const other = await browser.do('openGame', { uri: 'castle-of-horror' })
    const spin = {
      uri: 'castle-of-horror',
      connection: other.connection,
      requestKey: newKey(),
      stake: String(other.game.betLevels[0]),
      action: 'bet',
    }
    expect((await browser.refused('play', spin)).code).toBe('OWN_LIMIT')
    await later(24)
    const { connection } = await browser.do('openGame', { uri })
    await browser.do('play', { ...bet(), connection })
  })

  it('counts what was played before it was set, refuses at once and lets an open round be ended', async () => {
    const { browser, bet } = await seated()
    await browser.do('play', bet())
    pass(5)
    const poker = 'jacks-or-better'
    const { connection } = await browser.do('openGame', { uri: poker })
    const body = { uri: poker, connection, stake: '100' }
    const { round } = await browser.do('play', { ...body, requestKey: newKey(), action: 'bet' })
    await browser.do('setLimit', { ...day, most: '5' })
    const data = JSON.stringify({ cards: [0] })
    const again = { ...body, stake: String(round.stake), requestKey: newKey() }
    expect((await browser.do('play', { ...again, action: 'hold', data })).round.finished).toBe(true)
    const anew = { ...body, requestKey: newKey(), action: 'bet' }
    expect((await browser.refused('play', anew)).code).toBe('OWN_LIMIT')
  })

  it('is tighter at once, looser when that is said again a day later, and is in the copy of data', async () => {
    const { browser, later } = await seated()
    const week = { kind: 'time', period: 'week' } as const
    await browser.do('setLimit', { ...week, most: '600' })
    await browser.do('setLimit', { ...week, most: '300' })
    const wished = await browser.do('setLimit', { ...week, most: '900' })
    expect(wished.protection.limits[0]).toMatchObject({ most: 300, wish: { most: 900 } })
    expect((await browser.refused('confirmLimit', week)).code).toBe(32)
    await later(24)
    const { rows } = await browser.do('ownData', { part: 'protection' })
    expect(rows).toMatchObject([
      { what: 'limit', ...week, most: 300, unit: 'minutes', wish: { most: 900 } },
      { what: 'timeCheck' },
      { what: 'limitAsked', details: { ...week, most: 600 } },
      { what: 'limitAsked', details: { ...week, most: 300 } },
      { what: 'limitAsked', details: { ...week, most: 900 } },
    ])
    const confirmed = await browser.do('confirmLimit', week)
    expect(confirmed.protection.limits).toMatchObject([{ most: 900, wish: null }])
    await browser.do('setLimit', week)
    expect((await browser.do('keepLimit', week)).protection.limits[0]?.wish).toBeNull()
  })

  it('and one on money hold beside each other', async () => {
    const { browser, bet } = await seated()
    await browser.do('setLimit', { ...day, most: '60' })
    await browser.do('setLimit', { kind: 'stake', period: 'day', most: '0' })
    expect(await browser.refused('play', bet())).toMatchObject({ metadata: { kind: 'stake' } })
    await browser.do('setLimit', { ...day, most: '0' })
    expect((await browser.do('readProtection')).protection.limits).toMatchObject([
      { kind: 'stake', most: 0 },
      { kind: 'time', most: 0 },
    ])
  })
})
