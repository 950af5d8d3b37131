import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { codes, houseAccount, openPocket, post } from '#modules/ledger'
import { amount } from '@fairhouse/money'
import { type Database, openDatabase } from '#platform/database'
import { playerId, type PlayerId, uuidV7 } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import { cloneDatabase } from '#platform/test-database'
import { balancesOf } from '../store/balances.ts'
import { keepStandings } from '../store/standings.ts'
import { whileHoldingBack } from '../testing/while-holding-back.ts'
import { expirePoints } from './expire-points.ts'
import { givePoints } from './give-points.ts'

/** 2026-11-28. */
const now = 1_795_824_000_000
const dayMs = 24 * 3_600_000
const longAgo = now - 400 * dayMs

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const test = await cloneDatabase()
  database = openDatabase({ ...test, poolSize: 4, onFault: () => undefined })
  drop = async () => {
    await database.end()
    await test.drop()
  }
})
afterAll(() => drop())
beforeEach(() => database.query('DELETE FROM loyalty_player'))

const written: PlayerId[] = []
const needs = (write: (player: PlayerId) => Promise<void> = async () => undefined) => ({
  database,
  clock: { now: () => now },
  withheldFrom: whileHoldingBack,
  send: async (_tx: unknown, player: PlayerId) => {
    await write(player)
    written.push(player)
  },
  touchSeat: async () => undefined,
  tellPlayers: () => undefined,
})

/** Rows of players who earned nothing since, told so before; the first has the smallest number and earned the longest ago. */
const idle = (first: number, last: number, noticedAt: number | null) =>
  database.query(
    `INSERT INTO loyalty_player (player_id, rounds, lifetime, own, earned_at, noticed_at)
     SELECT number, 1, 100, 0, $3::timestamptz + number * interval '1 microsecond', $4 FROM generate_series($1::bigint, $2::bigint) AS number`,
    [first, last, isoTime(longAgo), noticedAt === null ? null : isoTime(noticedAt)],
  )

const giveUnits = (player: PlayerId, asset: 'POINT' | 'TOKEN', units: bigint) =>
  database.transaction(async (tx) => {
    const code = asset === 'POINT' ? codes.pocketPoints : codes.pocketTokens
    const till = { code: codes.houseLoyalty, currency: asset, till: 0 } as const
    const [debit, credit] = [
      await houseAccount(tx, till),
      await openPocket(tx, { player, code, currency: asset }),
    ]
    const leg = { id: uuidV7(now), leg: 1, debit, credit, currency: asset } as const
    await post(tx, [{ ...leg, amount: amount(units), reason: 'loyaltyEarned' }], now)
  })

const played = (player: PlayerId) =>
  database.transaction((tx) =>
    keepStandings(tx, [
      { player, rounds: 2, lifetime: 200, own: 0, at: isoTime(now), untold: false },
    ]),
  )

it('players with whom something is wrong keep nobody behind them from a letter', async () => {
  written.length = 0
  const [first, last] = [1, 250]
  await idle(first, last, null)
  const good = playerId(last)
  await giveUnits(good, 'TOKEN', 3n)
  for (const player of [first, first + 1, first + 210])
    await giveUnits(playerId(player), 'POINT', 5n)
  const fails = needs(async (player) => {
    if (player !== good) throw new Error('no letter')
  })
  await expect(expirePoints(fails)).rejects.toThrow('points of players did not expire')
  // Who has tokens alone is written to as well.
  expect(written).toEqual([good])
  const left = await rowsOf<{ player: number }>(
    database,
    'SELECT player_id::int AS player FROM loyalty_player WHERE noticed_at IS NULL ORDER BY 1',
  )
  expect(left.map(({ player }) => player)).toEqual([first, first + 1, first + 210])
}, 120_000)

it('those who hold back from play keep nobody behind them waiting', async () => {
  const [first, last] = [1_001, 1_250]
  await idle(first, last, now - 40 * dayMs)
  await database.query(
    `INSERT INTO protection_pause (player_id, number, kind, begun_at)
     SELECT number, 1, 'selfExclusion', $3 FROM generate_series($1::bigint, $2::bigint) AS number`,
    [first, last - 1, isoTime(longAgo)],
  )
  await giveUnits(playerId(last), 'POINT', 700n)
  await expirePoints(needs())
  expect(await balancesOf(database, playerId(last))).toMatchObject({ points: 0 })
}, 120_000)

it('who plays between the list and their turn keeps all, and hears nothing of it', async () => {
  written.length = 0
  const [told, untold, plays] = [playerId(2_001), playerId(2_002), playerId(2_003)]
  await idle(told, told, now - 40 * dayMs)
  await idle(untold, untold, null)
  await idle(plays, plays, null)
  for (const player of [told, untold, plays]) await giveUnits(player, 'POINT', 900n)
  // The letter to the one is written while the others play.
  await expirePoints(
    needs(async (player) => {
      if (player !== untold) return
      await played(plays)
      await played(told)
    }),
  )
  expect(written).toEqual([untold])
  for (const player of [told, plays])
    expect(await balancesOf(database, player)).toMatchObject({ points: 900 })
})

it('points that a mission gives after an expiry have a time of their own', async () => {
  const player = playerId(3_001)
  await idle(3_001, 3_001, now - 40 * dayMs)
  await database.query('UPDATE loyalty_player SET expired = true WHERE player_id = $1', [player])
  const gift = { id: uuidV7(now), player, points: 5, cause: 'mission', at: now } as const
  await database.transaction((tx) => givePoints(tx, gift))
  const [row] = await rowsOf<{ expired: boolean; at: Date }>(
    database,
    'SELECT expired, earned_at AS at FROM loyalty_player WHERE player_id = $1',
    [player],
  )
  expect(row).toMatchObject({ expired: false })
  expect(row?.at.getTime()).toBe(now)
})
