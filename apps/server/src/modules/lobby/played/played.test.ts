import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoundSettled } from '#modules/play'
import { type Database, openDatabase } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { type Lease, takeLease } from '#platform/leases/lease'
import { createLog } from '#platform/log'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { keepReckoned } from '../reckoned/keep-reckoned.ts'
import { reckonTrending } from '../reckoned/reckon.ts'
import { deleteOldPlay } from '../store/delete-old-play.ts'
import { trendingScores } from '../store/trending-scores.ts'
import { countRounds } from './count-play.ts'

let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await cloneDatabase()
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 4,
    onFault: () => undefined,
  })
})
beforeEach(async () => {
  await database.query('TRUNCATE lobby_played, lobby_reckoned')
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

const day = '2026-11-22'
const noon = 1_795_348_800_000
const dayMs = 86_400_000
let made = 0
const byText = (left: string, right: string) => left.localeCompare(right)

const round = (playerId: number, gameId: number, daysAgo = 0): RoundSettled => ({
  // Ids grow as a player plays on.
  roundId: `019aa000-0000-7000-8000-${String((made += 1)).padStart(12, '0')}`,
  playerId,
  gameId,
  uri: 'castle-of-horror',
  stake: 100,
  payout: 0,
  currency: 'CREDIT',
  nonce: 0,
  at: isoTime(noon - daysAgo * dayMs),
})
const rounds = (count: number, ...[playerId, gameId, daysAgo]: Parameters<typeof round>) =>
  Array.from({ length: count }, () => round(playerId, gameId, daysAgo))

const counted = () =>
  rowsOf<{ player_id: bigint; game_id: number; rounds: number }>(
    database,
    'SELECT player_id, game_id, rounds FROM lobby_played ORDER BY player_id, game_id, day',
  )
const scores = async () =>
  new Map((await trendingScores(database, day)).map(({ game_id, score }) => [game_id, score]))

describe('what is played', () => {
  it('is counted by player, game and day', async () => {
    await countRounds(database, [round(1, 271), round(1, 271), round(2, 271), round(1, 262)])
    await countRounds(database, [round(1, 271), round(1, 271, 1)])
    const seen = (await counted()).map((row) => `${row.player_id} ${row.game_id} ${row.rounds}`)
    expect(seen.toSorted(byText)).toEqual(['1 262 1', '1 271 1', '1 271 3', '2 271 1'])
  })

  it('is counted once, in whatever portions it is told again', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 })), {
          minLength: 1,
          maxLength: 30,
        }),
        fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 6 }),
        async (played, told) => {
          await database.query('TRUNCATE lobby_played')
          const all = played.map(([player, game]) => round(player, game))
          // Told as the outbox does: always from somewhere already told on, never past what comes next.
          let heard = 0
          for (const [back, on] of told) {
            const from = Math.max(heard - back, 0)
            const to = Math.min(heard + on, all.length)
            await countRounds(database, all.slice(from, to))
            heard = to
          }
          await countRounds(database, all.slice(heard))
          const sum = (await counted()).reduce((total, row) => total + row.rounds, 0)
          expect(sum).toBe(all.length)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('is counted once by two nodes that are told it at the same time', async () => {
    const all = rounds(20, 1, 271)
    await Promise.all([countRounds(database, all), countRounds(database, all.slice(0, 12))])
    expect((await counted()).map((row) => row.rounds)).toEqual([20])
  })

  it('is forgotten after four weeks', async () => {
    await countRounds(database, [round(1, 271, 28), round(2, 271, 27), round(3, 271)])
    expect(await deleteOldPlay(database, day)).toBe(false)
    expect((await counted()).map((row) => Number(row.player_id))).toEqual([2, 3])
  })
})

describe('trending', () => {
  it('counts players, not bets: six who tried a game outweigh one who plays another all day', async () => {
    await countRounds(database, rounds(5_000, 1, 262))
    await countRounds(
      database,
      [2, 3, 4, 5, 6, 7].map((player) => round(player, 271)),
    )
    const seen = await scores()
    expect(seen.get(262)).toBeLessThan(1)
    expect(seen.get(271)).toBeGreaterThanOrEqual(1)
  })

  it('fades: what was played two days ago counts less, and after seven days nothing', async () => {
    await countRounds(database, [...rounds(5, 1, 1, 7), ...rounds(5, 1, 2, 6)])
    await countRounds(database, [...rounds(5, 1, 3, 2), ...rounds(5, 1, 4)])
    const seen = await scores()
    expect(seen.has(1)).toBe(false)
    expect([seen.get(4), seen.get(3)]).toEqual([0.5, 0.333])
    expect(seen.get(2)).toBeLessThan(0.2)
  })

  it('does not ask what was staked or won', async () => {
    const rich = { stake: 1_000_000, payout: 9_000_000, currency: 'USD' } as const
    await countRounds(database, [{ ...round(1, 1), ...rich }, round(1, 2)])
    const seen = await scores()
    expect(seen.get(1)).toBe(seen.get(2))
  })

  it('is reckoned by one node and read by all', async () => {
    const needs = { database, clock: { now: () => noon } }
    const log = createLog('silent', new PassThrough())
    const [here, there] = [keepReckoned(database, log), keepReckoned(database, log)]
    const lease = await held()
    await countRounds(database, [round(1, 271)])
    await reckonTrending(needs, lease)
    await Promise.all([here.refresh(), there.refresh()])
    expect(here.playedNow().of(271)).toBeCloseTo(1 / 6, 2)
    expect(there.playedNow().stamp).toBe(here.playedNow().stamp)
    const before = here.playedNow()
    await reckonTrending(needs, lease)
    await here.refresh()
    expect(here.playedNow()).toBe(before)
    await countRounds(database, [round(2, 262)])
    await reckonTrending(needs, lease)
    await here.refresh()
    expect(here.playedNow().stamp).not.toBe(before.stamp)
  })

  it('is not written by a node whose turn is over', async () => {
    const lost = { ...(await held()), fence: 0n }
    await expect(reckonTrending({ database, clock: { now: () => noon } }, lost)).rejects.toThrow(
      'is lost',
    )
  })
})

let leases = 0
async function held(): Promise<Lease> {
  const name = `lobby trending ${(leases += 1)}`
  const lease = await takeLease(database, { name, holder: 'test', lastsMs: 60_000 })
  if (!lease) throw new Error('a new lease is free')
  return lease
}
