import { afterAll, beforeAll, expect, it } from 'vitest'
import { codes, houseAccount, post } from '#modules/ledger'
import { openPurse, readPurse } from '#modules/wallet'
import { amount } from '@fairhouse/money'
import { type Database, openDatabase } from '#platform/database'
import { playerId, type PlayerId, uuidV7 } from '#platform/ids'
import { createSeedKeeper } from '#platform/seeds/seed-keeper'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import { cloneDatabase } from '#platform/test-database'
import { drawSecrets } from '../lotto/seed-of-draw.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { whileHoldingBack } from '../testing/while-holding-back.ts'
import { closeWeek } from './close-week.ts'

/** 2026-11-24. */
const tuesday = 1_795_478_400_000
/** 2026-11-30. */
const monday = 1_795_996_800_000

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

const secret = new Uint8Array(32)
const needs = (): LoyaltyNeeds => ({
  database,
  clock: { now: () => monday + 60_000 },
  giveGrant: () => async () => ({ type: 'given' }),
  withheldFrom: whileHoldingBack,
  drawSecrets: drawSecrets(secret, createSeedKeeper({ houseSecret: secret })),
  sortOf: () => undefined,
  send: async () => undefined,
  touchSeat: async () => undefined,
  playerStatus: () => Promise.reject(new Error('nobody asks')),
  tellPlayers: () => undefined,
})

/** Somebody who has paid in and lost 500.00 in the week. */
const lost = (player: PlayerId) =>
  database.transaction(async (tx) => {
    const { cash } = await openPurse(tx, { player, userType: 1, grantId: uuidV7(tuesday) })
    const games = await houseAccount(tx, { code: codes.houseGames, currency: 'USD', till: 0 })
    const leg = { id: uuidV7(tuesday), currency: 'USD', amount: amount(50_000n) } as const
    await post(
      tx,
      [
        { ...leg, leg: 1, debit: games, credit: cash, reason: 'deposit' },
        { ...leg, leg: 2, debit: cash, credit: games, reason: 'roomStake' },
      ],
      tuesday,
    )
  })

const rows = (first: number, last: number) =>
  database.query(
    `INSERT INTO loyalty_player (player_id, rounds, lifetime, own, earned_at)
     SELECT number, 1, 100, 0, $3 FROM generate_series($1::bigint, $2::bigint) AS number`,
    [first, last, isoTime(tuesday)],
  )

const weeks = () =>
  rowsOf<object>(
    database,
    'SELECT player_id::int AS player, loss::int AS loss, amount::int AS amount, withheld FROM loyalty_cashback ORDER BY 1',
  )

it('players whose week cannot be closed keep nobody behind them from theirs', async () => {
  // These have no purse: whatever is wrong with a player, here it is that.
  await rows(1, 210)
  await lost(playerId(210))
  await expect(closeWeek(needs())).rejects.toThrow('weeks of players were not closed')
  const made = { player: 210, loss: 50_000, amount: 2_500, withheld: null }
  expect(await weeks()).toEqual([made])
}, 120_000)

it('a week of which nothing comes back says why, where something would have', async () => {
  await database.query('DELETE FROM loyalty_player')
  await rows(501, 502)
  await lost(playerId(501))
  await database.transaction((tx) =>
    openPurse(tx, { player: playerId(502), userType: 1, grantId: uuidV7(tuesday) }),
  )
  await database.query(
    `INSERT INTO protection_pause (player_id, number, kind, begun_at)
     SELECT number, 1, 'selfExclusion', $1 FROM generate_series(501, 502) AS number`,
    [isoTime(tuesday)],
  )
  await closeWeek(needs())
  expect((await weeks()).slice(1)).toEqual([
    { player: 501, loss: 50_000, amount: 0, withheld: 'limited' },
    { player: 502, loss: 0, amount: 0, withheld: null },
  ])
})

it('what staff took back is no loss, and the row that says so adds up', async () => {
  await database.query('DELETE FROM loyalty_player')
  await rows(601, 601)
  const player = playerId(601)
  await lost(player)
  await database.transaction(async (tx) => {
    const { cash } = await readPurse(tx, player)
    const house = await houseAccount(tx, { code: codes.houseAdjustments, currency: 'USD', till: 0 })
    const leg = { id: uuidV7(tuesday), currency: 'USD', amount: amount(30_000n) } as const
    const paid = { ...leg, leg: 1, debit: house, credit: cash, reason: 'deposit' } as const
    const taken = { ...leg, leg: 2, debit: cash, credit: house, reason: 'adjustment' } as const
    await post(tx, [paid, taken], tuesday)
  })
  await closeWeek(needs())
  expect((await weeks()).at(-1)).toMatchObject({ player: 601, loss: 50_000, amount: 2_500 })
})
