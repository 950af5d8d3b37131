import { pointScale } from '@fairhouse/contract/loyalty-rules'
import {
  missionNames,
  missionRules,
  missionsMostPerPlayer,
} from '@fairhouse/contract/mission-rules'
import type { Currency } from '@fairhouse/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RoundSettled } from '#modules/play'
import { systemClock } from '#platform/clock'
import { type PlayerId, playerId } from '#platform/ids'
import { dayOf, dayStart, isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import { auditHouse } from '../../house/audit-house.ts'
import { newPlayer, openBrowser, type TestBrowser } from '../../wire/test-browser.ts'
import { tokenTo } from '../../wire/test-letters.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'
import { countRounds } from './count-rounds.ts'
import { addToDay } from './store/given.ts'
import { forgetProgressBefore, progressOf } from './store/progress.ts'

const dayMs = 86_400_000

let server: TestServer
/** How far the house's clock is ahead. */
let ahead = 0
beforeAll(async () => {
  server = await startTestServer()
  // Noon of tomorrow: no midnight comes between a round and the question what it came to.
  const real = systemClock.now()
  ahead = dayStart(dayOf(real)) + 1.5 * dayMs - real
  server.pass(ahead)
})
afterAll(() => server.stop())

async function arrive(userType: '1' | '2') {
  const browser = await openBrowser(server.url)
  const form = newPlayer(userType)
  await browser.do('register', form)
  const [row] = await rowsOf<{ player_id: number }>(
    server.database,
    'SELECT player_id::float8 AS player_id FROM identity_account WHERE login = $1',
    [form.login],
  )
  return { browser, player: playerId(Number(row?.player_id)), email: form.email }
}

const now = (): number => systemClock.now() + ahead
const today = (): string => dayOf(now())

/** Later than whatever the house itself tells meanwhile. */
let told = 1_000_000_000_000n

const sortOf = (gameId: number) =>
  ({ name: '', uri: '', kind: gameId === 3 ? 'poker' : 'slot', isOwn: true }) as const

/** Rounds that were finished, as the outbox tells them. */
async function finish(
  player: PlayerId,
  games: readonly number[],
  { ago = 0, currency = 'CREDIT' }: { readonly ago?: number; readonly currency?: Currency } = {},
) {
  const events = games.map(
    (gameId, index): RoundSettled => ({
      roundId: `019aa000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      playerId: player,
      gameId,
      uri: 'castle-of-horror',
      stake: 100,
      payout: 0,
      currency,
      nonce: index,
      at: isoTime(now() - ago),
    }),
  )
  told += 1n
  const rows = [{ tx: told, id: told, events }]
  await countRounds({ database: server.database, sortOf }, rows)
  return rows
}

/** Ten rounds in three games of two kinds: enough for every mission. */
const enough = [1, 1, 1, 1, 1, 1, 1, 1, 2, 3]

const credits = async (browser: TestBrowser): Promise<number> => {
  const { userStatus } = await browser.do('status')
  return userStatus.isLogged ? userStatus.creditsFreePlay : Number.NaN
}

const collect = (browser: TestBrowser, mission: string, day = today()) =>
  browser.ask('collectMission', { mission, day })

describe('missions of play money', () => {
  it('are reached by finished rounds, each counted once, and give their credits once', async () => {
    const { browser, player } = await arrive('2')
    const rows = await finish(player, [1, 1])
    await countRounds({ database: server.database, sortOf }, rows)
    const { missions: begun } = await browser.do('missions')
    expect(begun.today.map(({ done, state }) => [done, state])).toEqual([
      [2, 'open'],
      [1, 'open'],
      [1, 'open'],
    ])
    expect(
      await browser.refused('collectMission', { mission: 'games', day: today() }),
    ).toMatchObject({ code: 32 })

    await finish(player, enough)
    const before = await credits(browser)
    const answers = await Promise.all(
      missionNames.flatMap((name) => Array.from({ length: 4 }, () => collect(browser, name))),
    )
    expect(answers.filter(({ body }) => body['status'] === 1)).toHaveLength(answers.length)
    expect((await credits(browser)) - before).toBe(missionsMostPerPlayer('CREDIT'))
    const { missions: done } = await browser.do('missions')
    expect(done.today.map(({ state }) => state)).toEqual(['collected', 'collected', 'collected'])
    await finish(player, enough)
    await collect(browser, 'rounds')
    expect((await credits(browser)) - before).toBe(missionsMostPerPlayer('CREDIT'))
  })

  it('of yesterday can be collected today, and those of the day before no more', async () => {
    const { browser, player } = await arrive('2')
    await finish(player, enough, { ago: dayMs })
    await finish(player, enough, { ago: 2 * dayMs })
    const { missions } = await browser.do('missions')
    expect(missions.left).toHaveLength(missionNames.length)
    expect(missions.today.every(({ done }) => done === 0)).toBe(true)
    const before = await credits(browser)
    const [yesterday, earlier] = [1, 2].map((days) => dayOf(now() - days * dayMs))
    await browser.do('collectMission', { mission: 'kinds', day: yesterday ?? '' })
    expect((await credits(browser)) - before).toBe(missionRules.kinds.reward.CREDIT)
    const refused = await browser.refused('collectMission', {
      mission: 'kinds',
      day: earlier ?? '',
    })
    expect(refused.code).toBe(32)
  })
})

describe('missions are not for', () => {
  it('who has set a limit, whenever they played', async () => {
    const { browser, player } = await arrive('2')
    await finish(player, enough)
    await browser.do('setLimit', { kind: 'stake', period: 'day', most: '9000000' })
    expect((await browser.do('missions')).missions).toMatchObject({ bar: 'limited', today: [] })
    expect((await browser.refused('collectMission', { mission: 'games', day: today() })).code).toBe(
      32,
    )
  })

  it('accounts of money whose address nobody has verified', async () => {
    const { browser, player } = await arrive('1')
    await finish(player, enough, { currency: 'USD' })
    expect((await browser.do('missions')).missions).toMatchObject({
      bar: 'email',
      today: [],
      left: [],
    })
    expect((await browser.refused('collectMission', { mission: 'games', day: today() })).code).toBe(
      32,
    )
  })
})

describe('missions of an account of money', () => {
  const verified = async () => {
    const { browser, player, email } = await arrive('1')
    await browser.do('verifyEmail', { token: (await tokenTo(server, email, 'verifyEmail')) ?? '' })
    return { browser, player }
  }

  it('give the points that they print, once each, and no level comes of them', async () => {
    const { browser, player } = await verified()
    await finish(player, enough, { currency: 'USD' })
    const { missions } = await browser.do('missions')
    expect(missions).toMatchObject({ bar: null, asset: 'POINT' })
    expect(missions.today.map(({ reward, state }) => [reward, state])).toEqual(
      missionNames.map((name) => [missionRules[name].reward.POINT, 'ready']),
    )
    const answers = await Promise.all(
      missionNames.flatMap((name) => Array.from({ length: 3 }, () => collect(browser, name))),
    )
    expect(answers.filter(({ body }) => body['status'] === 1)).toHaveLength(answers.length)
    expect(await browser.do('compPoints')).toMatchObject({
      points: missionsMostPerPlayer('POINT') * pointScale,
      given: missionsMostPerPlayer('POINT') * pointScale,
      vip: { lifetime: 0 },
    })
    expect((await browser.do('status')).userStatus).toMatchObject({ jackpotTokens: 0 })
  })

  it('are closed to whom anything stands against, whenever they played', async () => {
    const { browser, player } = await verified()
    await finish(player, enough, { currency: 'USD' })
    await browser.do('takeTimeOut', { hours: '24' })
    expect((await browser.do('missions')).missions).toMatchObject({ bar: 'limited', today: [] })
    expect((await browser.refused('collectMission', { mission: 'kinds', day: today() })).code).toBe(
      32,
    )
    expect(await browser.do('compPoints')).toMatchObject({ points: 0 })
  })
})

describe('what the house gives on a day', () => {
  it('never passes its bound, however many ask at once', async () => {
    const day = '2001-01-01'
    const asked = Array.from({ length: 20 }, () =>
      server.database.transaction((tx) =>
        addToDay(tx, { day, asset: 'CREDIT', reward: 300 }, 1_000),
      ),
    )
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(3)
    const [row] = await rowsOf<{ given: bigint }>(
      server.database,
      'SELECT given FROM missions_day WHERE day = $1::date',
      [day],
    )
    expect(row?.given).toBe(900n)
    const tooMuch = server.database.transaction((tx) =>
      addToDay(tx, { day: '2001-01-02', asset: 'CREDIT', reward: 1_001 }, 1_000),
    )
    expect(await tooMuch).toBe(false)
  })
})

it('progress is forgotten after its days', async () => {
  const { player } = await arrive('2')
  await finish(player, enough, { ago: 9 * dayMs })
  const day = dayOf(now() - 9 * dayMs)
  expect((await progressOf(server.database, player, [day]))(day).rounds).toBe(enough.length)
  await forgetProgressBefore(server.database, today())
  expect((await progressOf(server.database, player, [day]))(day).rounds).toBe(0)
})

it('the books are right afterwards', async () => {
  expect(await auditHouse(server.database, () => undefined)).toEqual([])
})
