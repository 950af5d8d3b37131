import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditHouse } from '../../house/audit-house.ts'
import { promotable } from '#modules/bonuses'
import type { RoundSettled } from '#modules/play'
import { playerId as playerIdOf, uuidV7 } from '#platform/ids'
import { systemClock } from '#platform/clock'
import { fromIsoTime, isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import { newPlayer, openBrowser } from '../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'
import { countRounds } from './count-rounds.ts'
import { keepTournaments } from './keep-tournaments.ts'
import type { TournamentNeeds } from './needs.ts'
import { readPlaces } from './read-places.ts'
import { readToldPlaces } from './read-told-places.ts'
import { livePlaces } from './store/live-places.ts'

const uri = 'coin-foundry'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const game = { name: 'Coin Foundry', uri, kind: 'slot', isOwn: true } as const

const needsAt = (now: number): TournamentNeeds => ({
  database: server.database,
  clock: { now: () => now },
  giveGrant: () => null,
  sortOf: () => game,
  withheldFrom: server.house.get(promotable).withheldFrom,
  loginsForOthers: async () => new Map(),
  send: async () => undefined,
  playerStatus: () => Promise.reject(new Error('nobody asks')),
})

async function guest() {
  const browser = await openBrowser(server.url)
  const form = newPlayer('2')
  await browser.do('register', form)
  const [row] = await rowsOf<{ player_id: number }>(
    server.database,
    'SELECT player_id::float8 AS player_id FROM identity_account WHERE login = $1',
    [form.login],
  )
  return { browser, playerId: Number(row?.player_id) }
}

const round = (
  playerId: number,
  payout: number,
  over: Partial<RoundSettled> = {},
): RoundSettled => ({
  roundId: uuidV7(systemClock.now()),
  playerId,
  gameId: 271,
  uri,
  stake: 100,
  payout,
  currency: 'CREDIT',
  nonce: 0,
  at: isoTime(systemClock.now()),
  ...over,
})

describe('a tournament of play money', () => {
  it('counts the best of a hundred rounds once each, ranks ties by time, and pays its places once', async () => {
    const [first, second, third] = [await guest(), await guest(), await guest()]
    const count = (rounds: readonly RoundSettled[]) =>
      countRounds(needsAt(systemClock.now()), rounds)
    // 12 rounds of 5x, of which ten are added up; too small a bet, and dollars, count nothing.
    const twelve = Array.from({ length: 12 }, () => round(first.playerId, 500))
    await count([
      ...twelve,
      round(first.playerId, 90_000, { stake: 19 }),
      round(first.playerId, 90_000, { currency: 'USD' }),
    ])
    await count(twelve)
    await count(Array.from({ length: 10 }, () => round(second.playerId, 500)))
    await count(Array.from({ length: 130 }, () => round(third.playerId, 100)))
    const { tournaments } = await first.browser.do('tournaments')
    const daily = tournaments.find(({ name }) => name === 'dailyMultiplier')
    if (!daily) throw new Error('there is one every day')
    expect(daily).toMatchObject({
      currency: 'CREDIT',
      players: 3,
      mine: { place: 1, score: 5_000, roundsLeft: 88 },
    })
    const id = String(daily.id)
    const board = await second.browser.do('tournamentBoard', { id })
    expect(
      board.rows.map(({ place, score, rounds, isMine }) => [place, score, rounds, isMine]),
    ).toEqual([
      [1, 5_000, 12, false],
      [2, 5_000, 10, true],
      [3, 1_000, 100, false],
    ])
    const { rounds } = await first.browser.do('tournamentRounds', { id })
    expect(rounds.filter(({ counts }) => counts)).toHaveLength(10)

    const told = await readPlaces(
      server.database,
      [first, second].map((one) => playerIdOf(one.playerId)),
      systemClock.now(),
    )
    expect(told({ player: playerIdOf(second.playerId), currency: 'CREDIT' })[0]).toMatchObject({
      id: daily.id,
      players: 3,
      mine: { place: 2, score: 5_000, roundsLeft: 90 },
    })
    expect(told({ player: null, currency: 'CREDIT' })[0]).toMatchObject({
      id: daily.id,
      mine: null,
    })

    const before = (await first.browser.do('status')).userStatus
    const tomorrow = fromIsoTime(daily.closesAt) + 61_000
    await keepTournaments(needsAt(tomorrow))
    await keepTournaments(needsAt(tomorrow))
    const after = (await first.browser.do('status')).userStatus
    if (!before.isLogged || !after.isLogged) throw new Error('both are signed in')
    expect(after.creditsFreePlay - before.creditsFreePlay).toBe(daily.prizes[0])
    const over = (await first.browser.do('tournaments')).tournaments.find(
      (one) => one.id === daily.id,
    )
    expect(over?.isOver).toBe(true)
    expect(await auditHouse(server.database, () => undefined)).toEqual([])
  })

  it('counts no round of who had a limit by then, and those before it', async () => {
    const { browser, playerId } = await guest()
    const before = round(playerId, 700)
    await new Promise((done) => setTimeout(done, 5))
    await browser.do('setLimit', { kind: 'stake', period: 'day', most: '9000000' })
    await countRounds(needsAt(systemClock.now()), [before, round(playerId, 900)])
    const [row] = await rowsOf<{ rounds: number }>(
      server.database,
      'SELECT count(DISTINCT round_id)::int AS rounds FROM tournaments_round WHERE player_id = $1',
      [playerId],
    )
    expect(row?.rounds).toBe(1)
  })

  it('is told to nobody who begins to hold back from play while they listen', async () => {
    const [one, other] = [await guest(), await guest()]
    const players = [one, other].map((each) => playerIdOf(each.playerId))
    const heard = async () => {
      const told = await readToldPlaces(needsAt(systemClock.now()), players)
      return players.map((player) => told({ player, currency: 'CREDIT' }).length > 0)
    }
    expect(await heard()).toEqual([true, true])
    await one.browser.do('setLimit', { kind: 'stake', period: 'day', most: '9000000' })
    expect(await heard()).toEqual([false, true])
    expect((await one.browser.do('tournaments')).withheld).toBe('limited')
    expect((await other.browser.do('tournaments')).withheld).toBeNull()
  })

  it('asks nothing of places when only visitors listen', async () => {
    const database = { query: () => Promise.reject(new Error('asked')) }
    expect(await livePlaces(database, [1], [])).toEqual([])
    expect(await livePlaces(database, [], [playerIdOf(1)])).toEqual([])
  })

  it('counts what is really played', async () => {
    const { browser } = await guest()
    const { connection, game: opened } = await browser.do('openGame', { uri })
    const stake = opened.betLevels.find((level) => level >= 20)
    const requestKey = 'tournament-test-0001'
    await browser.do('play', { uri, connection, requestKey, stake: String(stake), action: 'bet' })
    await expect
      .poll(
        async () =>
          (await browser.do('tournaments')).tournaments.filter(
            ({ isOver, mine }) => !isOver && mine,
          ).length,
        { timeout: 20_000 },
      )
      .toBeGreaterThan(0)
  })
})
