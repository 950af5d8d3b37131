import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { settledProviderRounds } from '#modules/providers'
import { systemClock } from '#platform/clock'
import { type Database, openDatabase } from '#platform/database'
import { playerId, uuidV7 } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import { cloneDatabase } from '#platform/test-database'
import { auditLoyalty } from '../audit.ts'
import { rebuild } from '../rebuild/rebuild.ts'
import { balancesOf } from '../store/balances.ts'
import { standingsOf } from '../store/standings.ts'
import { correctRounds, countRounds } from './count-rounds.ts'
import { gameCounted } from './counted-round.ts'

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
afterAll(async () => {
  expect(await auditLoyalty(database)).toEqual([])
  await drop()
})

let player = playerId(1)
beforeEach(() => {
  player = playerId(player + 1)
})

const needs = () => ({
  database,
  clock: systemClock,
  gameOf: () => gameCounted({ kind: 'slot', isOwn: false }),
  withheldFrom: async () => () => null,
})

/** A closed round of a provider with a bet of so many cents. */
async function closed(stake: number): Promise<string> {
  const id = uuidV7(systemClock.now())
  await database.query(
    `INSERT INTO providers_round (id, connection, player_id, game_id, game_key, provider, ref, currency, stake, payout, opened_at, closed_at, balance_after)
     VALUES ($1::uuid, 'sandbox', $2, 1, 'a', 1, $1::text, 'USD', $3, 0, $4, $4, 0)`,
    [id, player, stake, isoTime(systemClock.now())],
  )
  return id
}

/** What a rollback leaves of a round. */
const leaves = (id: string, stake: number) =>
  database.query('UPDATE providers_round SET stake = $2 WHERE id = $1', [id, stake])

async function count(): Promise<void> {
  const page = await settledProviderRounds(database, player, { after: null, limit: 100 })
  await countRounds(
    needs(),
    page.map((row) => ({ ...row, player, at: row.at.toISOString() })),
  )
}

const again = async () =>
  (await rebuild({ ...needs(), players: [player] }, { repair: false })).differences
const lifetime = async () => (await standingsOf(database, [player])).get(player)?.lifetime

it('what a round earned goes when its bet is taken back after its end, once, and the rebuild knows it', async () => {
  const [one, other] = [await closed(60_000), await closed(50_000)]
  await count()
  const before = await balancesOf(database, player)
  await leaves(one, 0)
  await leaves(other, 20_000)
  expect(await again()).toHaveLength(2)
  const told = [one, other].map((roundId) => ({ player, roundId }))
  await correctRounds(needs(), told)
  await correctRounds(needs(), told)
  expect(await lifetime()).toBe(20_000)
  const after = await balancesOf(database, player)
  expect(after.points * 11).toBe(before.points * 2)
  expect(after.tickets).toBeLessThan(before.tickets)
  expect(await again()).toEqual([])
  await closed(1_000)
  await count()
  expect(await lifetime()).toBe(21_000)
  expect(await again()).toEqual([])
})

it('is known also when it comes before the round was counted', async () => {
  const round = await closed(9_000)
  const counted = { player, roundId: round, gameId: 1, stake: 9_000, payout: 0 }
  await leaves(round, 0)
  await correctRounds(needs(), [{ player, roundId: round }])
  await countRounds(needs(), [{ ...counted, at: isoTime(systemClock.now()) }])
  expect(await lifetime()).toBe(0)
  expect(await balancesOf(database, player)).toMatchObject({ points: 0 })
  expect(await again()).toEqual([])
})

it('takes no more than is there, and no level that was reached', async () => {
  const round = await closed(520_000)
  await count()
  const [spent] = await rowsOf<{ id: string }>(
    database,
    `UPDATE ledger_account SET debits_posted = credits_posted WHERE player_id = $1 RETURNING id::text AS id`,
    [player],
  )
  expect(spent).toBeDefined()
  await leaves(round, 0)
  await correctRounds(needs(), [{ player, roundId: round }])
  expect(await lifetime()).toBe(500_000)
  expect(await balancesOf(database, player)).toEqual({ points: 0, tokens: 0, tickets: 0 })
  expect(await again()).toEqual([])
})
