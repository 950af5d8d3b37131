import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '#platform/database'
import { playerId, type PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { cloneDatabase } from '#platform/test-database'
import { auditLoyalty } from '../audit.ts'
import { whileHoldingBack } from '../testing/while-holding-back.ts'
import { giveOwed } from './give-owed.ts'
import { type TellNeeds, tellPlayers } from './tell-players.ts'

/** 2026-11-28. */
const now = 1_795_824_000_000
const hourMs = 3_600_000

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

const player = playerId(1)

it('what comes with a level waits for who held back when it was reached', async () => {
  const gifts: string[] = []
  const letters: PlayerId[] = []
  const at = (time: number): TellNeeds => ({
    database,
    clock: { now: () => time },
    giveGrant:
      () =>
      async (_tx, { key }) => {
        gifts.push(key)
        return { type: 'given' }
      },
    withheldFrom: whileHoldingBack,
    send: async (_tx, to) => void letters.push(to),
    touchSeat: async () => undefined,
    tellPlayers: () => undefined,
  })
  await database.query(
    `INSERT INTO loyalty_player (player_id, rounds, lifetime, own, earned_at, told_level, untold) VALUES ($1, 1, 2500000, 0, $2, 0, true)`,
    [player, isoTime(now)],
  )
  await database.query(
    `INSERT INTO protection_pause (player_id, number, kind, begun_at, ends_at) VALUES ($1, 1, 'timeOut', $2, $3)`,
    [player, isoTime(now - hourMs), isoTime(now + hourMs)],
  )
  await tellPlayers(at(now))
  await giveOwed(at(now))
  expect([gifts, letters]).toEqual([[], []])
  const levels = (await auditLoyalty(database)).filter((line) => line.includes('levels'))
  expect(levels).toEqual([])
  await giveOwed(at(now + 2 * hourMs))
  await giveOwed(at(now + 2 * hourMs))
  expect([gifts, letters]).toEqual([['vip:bronze', 'vip:silver'], [player]])
})
