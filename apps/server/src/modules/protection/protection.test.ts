import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/rows'
import { tokenTo } from '../../wire/test-letters.ts'
import { newPlayer, openBrowser, type TestBrowser } from '../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'

const uri = 'dragon-tiger'
const stake = 100
const hour = 3_600_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

let keys = 0
const newKey = (): string => `protection-test-${++keys}`

interface Guest {
  readonly browser: TestBrowser
  readonly bet: () => Parameters<TestBrowser['do']>[1] & object
  /** After a night a session is over: signs in again. */
  readonly later: (hours: number) => Promise<void>
}

async function seated(over: Partial<ReturnType<typeof newPlayer> & Names> = {}): Promise<Guest> {
  const browser = await openBrowser(server.url)
  const form = { ...newPlayer(), ...over }
  await browser.do('register', form)
  const { connection } = await browser.do('openGame', { uri })
  return {
    browser,
    later: async (hours) => {
      server.pass(hours * hour)
      await browser.ask('status')
      await browser.do('logIn', { login: form.login, password: form.password })
    },
    bet: () => ({
      uri,
      connection,
      requestKey: newKey(),
      stake: String(stake),
      action: 'bet',
      data: JSON.stringify({ dragon: 1 }),
    }),
  }
}

interface Names {
  readonly firstName: string
  readonly lastName: string
}

const codeOf = async ({ browser, bet }: Guest) => (await browser.refused('play', bet())).code

describe('a limit on stakes', () => {
  it('is exact, however many bets come at once, and begins anew at midnight', async () => {
    const { browser, bet, later } = await seated()
    const first = (await browser.do('play', bet())).round.stake
    const most = String(first * 6)
    const set = await browser.do('setLimit', { kind: 'stake', period: 'day', most })
    expect(set.protection.limits).toEqual([
      { kind: 'stake', period: 'day', most: first * 6, used: first, wish: null },
    ])
    const answers = await Promise.all(Array.from({ length: 12 }, () => browser.ask('play', bet())))
    const taken = answers.filter(({ body }) => body['status'] === 1)
    expect(taken).toHaveLength(5)
    expect(await browser.refused('play', bet())).toMatchObject({
      code: 'OWN_LIMIT',
      metadata: { kind: 'stake', period: 'day', left: 0 },
    })
    await later(24)
    await browser.do('play', bet())
    const { protection } = await browser.do('readProtection')
    expect(protection.limits[0]?.used).toBe(first)
  })
})

describe('a limit that stands', () => {
  it('is tightened at once, and loosened when that is said again a day later', async () => {
    const { browser, later } = await seated()
    const which = { kind: 'loss', period: 'week' } as const
    await browser.do('setLimit', { ...which, most: '5000' })
    await browser.do('setLimit', { ...which, most: '2000' })
    const wished = await browser.do('setLimit', { ...which, most: '9000' })
    expect(wished.protection.limits[0]).toMatchObject({ most: 2_000, wish: { most: 9_000 } })
    expect((await browser.refused('confirmLimit', which)).code).toBe(32)
    await later(23)
    expect((await browser.refused('confirmLimit', which)).code).toBe(32)
    await later(1)
    const confirmed = await browser.do('confirmLimit', which)
    expect(confirmed.protection.limits[0]).toMatchObject({ most: 9_000, wish: null })
    await browser.do('setLimit', which)
    expect((await browser.do('keepLimit', which)).protection.limits[0]?.wish).toBeNull()
    await browser.do('setLimit', which)
    await later(24)
    expect((await browser.do('confirmLimit', which)).protection.limits).toEqual([])
  })

  it('refuses what could lose more than it leaves', async () => {
    const guest = await seated()
    await guest.browser.do('setLimit', { kind: 'loss', period: 'day', most: '0' })
    expect(await codeOf(guest)).toBe('OWN_LIMIT')
  })

  it('on deposits is part of what may still be paid in', async () => {
    const { browser } = await seated({ userType: '1' })
    await browser.do('setLimit', { kind: 'deposit', period: 'month', most: '1234' })
    const { allowance } = await browser.do('deposit')
    expect(allowance?.amount).toBe(1_234)
  })
})

describe('a pause', () => {
  it('stops play and deposits until it is over, and is never shortened', async () => {
    const guest = await seated({ userType: '1' })
    const { browser } = guest
    const paused = await browser.do('takeTimeOut', { hours: '24' })
    expect(paused.protection.pause?.kind).toBe('timeOut')
    expect(await codeOf(guest)).toBe('ON_PAUSE')
    expect((await browser.refused('openGame', { uri })).code).toBe('ON_PAUSE')
    expect((await browser.refused('takeTimeOut', { hours: '1' })).code).toBe(32)
    await browser.do('takeTimeOut', { hours: '72' })
    await guest.later(71)
    expect(await codeOf(guest)).toBe('ON_PAUSE')
    await guest.later(1)
    await browser.do('openGame', { uri })
  })

  it('for ever is of the person: another account of theirs is excluded from its first moment', async () => {
    const names = { firstName: 'Ada', lastName: 'Quill', birthDate: '1984-02-29' }
    const { browser } = await seated(names)
    await browser.do('excludeSelf', { months: '0' })
    const other = await openBrowser(server.url)
    await other.do('register', { ...newPlayer(), ...names, firstName: ' ADA ' })
    expect((await other.refused('openGame', { uri })).code).toBe('ON_PAUSE')
    const { protection } = await other.do('readProtection')
    expect(protection.pause).toEqual({ kind: 'selfExclusion', until: null })
    const stranger = await openBrowser(server.url)
    await stranger.do('register', { ...newPlayer(), ...names, firstName: 'Eve' })
    await stranger.do('openGame', { uri })
  })

  it('lets a round that is open be played to its end', async () => {
    const browser = await openBrowser(server.url)
    await browser.do('register', newPlayer())
    const poker = 'jacks-or-better'
    const { connection } = await browser.do('openGame', { uri: poker })
    const body = { uri: poker, connection, stake: '100' }
    const { round } = await browser.do('play', { ...body, requestKey: newKey(), action: 'bet' })
    expect(round.finished).toBe(false)
    await browser.do('takeTimeOut', { hours: '1' })
    const again = { ...body, stake: String(round.stake), requestKey: newKey() }
    const data = JSON.stringify({ cards: [0] })
    const held = await browser.do('play', { ...again, action: 'hold', data })
    expect(held.round.finished).toBe(true)
  })
})

it('what is no choice of the page is refused', async () => {
  const { browser } = await seated()
  expect((await browser.refused('takeTimeOut', { hours: '5' })).invalidFields).toHaveProperty(
    'hours',
  )
  expect((await browser.refused('setReality', { minutes: '7' })).invalidFields).toHaveProperty(
    'minutes',
  )
  expect((await browser.do('setReality', { minutes: '30' })).protection.realityMinutes).toBe(30)
  expect((await browser.do('setReality', { minutes: '0' })).protection.realityMinutes).toBe(0)
})

describe('changes at once', () => {
  it('of one limit leave the tightest, and looser ones a wish', async () => {
    const { browser } = await seated()
    const which = { kind: 'stake', period: 'day' } as const
    const mosts = [900, 300, 700, 500, 800, 400]
    await Promise.all(mosts.map((most) => browser.do('setLimit', { ...which, most: String(most) })))
    const { protection } = await browser.do('readProtection')
    expect(protection.limits).toMatchObject([{ ...which, most: Math.min(...mosts) }])
  })

  it('a wish is confirmed once', async () => {
    const { browser, later } = await seated()
    const which = { kind: 'loss', period: 'month' } as const
    await browser.do('setLimit', { ...which, most: '100' })
    await browser.do('setLimit', { ...which, most: '200' })
    await later(24)
    const answers = await Promise.all([1, 2, 3].map(() => browser.ask('confirmLimit', which)))
    expect(answers.filter(({ body }) => body['status'] === 1)).toHaveLength(1)
    const { protection } = await browser.do('readProtection')
    expect(protection.limits).toMatchObject([{ most: 200, wish: null }])
  })

  it('of pauses leave the longest', async () => {
    const { browser } = await seated()
    await Promise.all(
      [1, 168, 24, 72].map((hours) => browser.ask('takeTimeOut', { hours: String(hours) })),
    )
    await Promise.all(['12', '0', '6'].map((months) => browser.ask('excludeSelf', { months })))
    const { protection } = await browser.do('readProtection')
    expect(protection.pause).toEqual({ kind: 'selfExclusion', until: null })
    expect((await browser.refused('excludeSelf', { months: '60' })).code).toBe(32)
  })

  it('a limit that comes while bets run refuses all that come after it', async () => {
    const { browser, bet } = await seated()
    const first = (await browser.do('play', bet())).round.stake
    const bets = Array.from({ length: 10 }, () => browser.ask('play', bet()))
    const set = browser.do('setLimit', { kind: 'stake', period: 'week', most: String(first) })
    await Promise.all([...bets, set])
    expect((await browser.refused('play', bet())).code).toBe('OWN_LIMIT')
    const taken = (await Promise.all(bets)).filter(({ body }) => body['status'] === 1)
    const { protection } = await browser.do('readProtection')
    expect(protection.limits[0]?.used).toBe(first * (taken.length + 1))
  })

  it('a time-out that comes while bets run stops them', async () => {
    const guest = await seated()
    const { browser, bet } = guest
    const bets = Array.from({ length: 10 }, () => browser.ask('play', bet()))
    await Promise.all([...bets, browser.do('takeTimeOut', { hours: '1' })])
    expect(await codeOf(guest)).toBe('ON_PAUSE')
  })
})

it.each([
  ['kind', { kind: 'sleep', period: 'day', most: '1' }],
  ['most', { kind: 'time', period: 'day', most: '1441' }],
  ['most', { kind: 'time', period: 'week', most: '-1' }],
  ['period', { kind: 'stake', period: 'year', most: '1' }],
  ['most', { kind: 'stake', period: 'day', most: '-1' }],
  ['most', { kind: 'stake', period: 'day', most: '1e9' }],
  ['most', { kind: 'stake', period: 'day', most: '9'.repeat(16) }],
  ['most', { kind: 'stake', period: 'day', most: '1.5' }],
])('a limit with a forged %s is refused and changes nothing', async (field, body) => {
  const { browser } = await seated()
  expect((await browser.refused('setLimit', body)).invalidFields).toHaveProperty(field)
  expect((await browser.do('readProtection')).protection.limits).toEqual([])
})

it('keeping, or confirming, a limit that is not there does nothing', async () => {
  const { browser } = await seated()
  const which = { kind: 'stake', period: 'day' } as const
  expect((await browser.do('keepLimit', which)).protection.limits).toEqual([])
  expect((await browser.refused('confirmLimit', which)).code).toBe(32)
  expect((await browser.do('setLimit', which)).protection.limits).toEqual([])
  const huge = await browser.do('setLimit', { ...which, most: '9'.repeat(15) })
  expect(huge.protection.limits[0]?.most).toBe(999_999_999_999_999)
})

it('a player’s copy of his data has what stands and all that was asked for', async () => {
  const { browser } = await seated()
  const which = { kind: 'stake', period: 'day' } as const
  await browser.do('setLimit', { ...which, most: '500' })
  await browser.do('setLimit', which)
  await browser.do('setReality', { minutes: '60' })
  await browser.do('takeTimeOut', { hours: '1' })
  const { rows, next } = await browser.do('ownData', { part: 'protection' })
  expect(next).toBeNull()
  expect(rows).toMatchObject([
    { what: 'limit', ...which, most: 500, wish: { most: null } },
    { what: 'pause', kind: 'timeOut', isTakenOver: false },
    { what: 'timeCheck', minutes: 60 },
    { what: 'limitAsked', details: { ...which, most: 500 } },
    { what: 'limitAsked', details: { ...which, most: null } },
    { what: 'reality', details: { minutes: 60 } },
    { what: 'timeOut' },
  ])
})

describe('games that are turned off', () => {
  it('are refused at once, at every game of their kind and no other, and come back a day after that was said twice', async () => {
    const guest = await seated()
    const { browser, bet, later } = guest
    const off = await browser.do('blockGames', { kind: 'table', blocked: '1' })
    expect(off.protection.blocked).toEqual([{ kind: 'table', readyAt: null }])
    expect(await browser.refused('play', bet())).toMatchObject({
      code: 'GAMES_BLOCKED',
      metadata: { kind: 'table' },
    })
    expect((await browser.refused('openGame', { uri })).code).toBe('GAMES_BLOCKED')
    await browser.do('openGame', { uri: 'castle-of-horror' })
    const on = { kind: 'table', blocked: '0' }
    expect((await browser.do('blockGames', on)).protection.blocked[0]?.readyAt).not.toBeNull()
    await later(23)
    expect((await browser.do('blockGames', on)).protection.blocked).toHaveLength(1)
    await later(1)
    expect((await browser.do('blockGames', on)).protection.blocked).toEqual([])
    const { connection } = await browser.do('openGame', { uri })
    await browser.do('play', { ...bet(), connection })
  })
})

describe('a limit on sessions', () => {
  const minute = 60_000
  const pass = (minutes: number) => server.pass(minutes * minute)

  it('ends play in all games until its player has rested, and begins anew after a rest', async () => {
    const guest = await seated()
    const { browser, bet } = guest
    const set = await browser.do('setSession', { minutes: '30' })
    expect(set.protection.session).toEqual({ minutes: 30, wish: null, now: null })
    await browser.do('play', bet())
    for (const wait of [10, 10, 9]) {
      pass(wait)
      await browser.do('play', bet())
    }
    const { protection } = await browser.do('readProtection')
    expect(protection.session.now).toMatchObject({ over: false })
    pass(2)
    expect(await browser.refused('play', bet())).toMatchObject({
      code: 'OWN_LIMIT',
      metadata: { kind: 'session', minutes: 30, moreAt: expect.any(String) },
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
    expect((await browser.do('readProtection')).protection.session.now).toMatchObject({
      over: true,
    })
    pass(25)
    await browser.ask('status')
    expect((await browser.refused('play', spin)).code).toBe('OWN_LIMIT')
    pass(6)
    await browser.do('play', { ...spin, requestKey: newKey() })
  })

  it('is read from the rounds that were played before it was set', async () => {
    const { browser, bet } = await seated()
    await browser.do('play', bet())
    for (const wait of [15, 15, 5]) {
      pass(wait)
      await browser.do('play', bet())
    }
    await browser.do('setSession', { minutes: '30' })
    expect((await browser.refused('play', bet())).code).toBe('OWN_LIMIT')
  })

  it('is shorter at once, and longer when that is said again a day later', async () => {
    const { browser, later } = await seated()
    await browser.do('setSession', { minutes: '120' })
    expect((await browser.do('setSession', { minutes: '60' })).protection.session.minutes).toBe(60)
    const asked = await browser.do('setSession', { minutes: '0' })
    expect(asked.protection.session).toMatchObject({ minutes: 60, wish: { minutes: 0 } })
    await later(23)
    expect((await browser.do('setSession', { minutes: '0' })).protection.session.minutes).toBe(60)
    await later(1)
    expect((await browser.do('setSession', { minutes: '0' })).protection.session).toEqual({
      minutes: 0,
      wish: null,
      now: null,
    })
  })
})

describe('news', () => {
  it('end with the commit of a self-exclusion, those that wait included', async () => {
    const { browser } = await seated({ email: 'news@example.org' })
    await browser.do('verifyEmail', {
      token: (await tokenTo(server, 'news@example.org', 'verifyEmail')) ?? '',
    })
    await browser.do('receiveNewsletter', { receiveNewsletter: '1' })
    const waiting = async () => {
      const rows = await rowsOf<{ count: number }>(
        server.database,
        "SELECT count(*)::int AS count FROM mail_letter WHERE recipient = $1 AND is_news AND state = 'waiting'",
        ['news@example.org'],
      )
      return rows[0]?.count
    }
    expect(await waiting()).toBe(1)
    const { userStatus } = await browser.do('excludeSelf', { months: '6' })
    expect(await waiting()).toBe(0)
    expect(userStatus).toMatchObject({ isLogged: true, receiveNewsletter: false })
  })
})
