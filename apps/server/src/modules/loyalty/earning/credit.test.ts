import { afterAll, beforeAll, expect, it } from 'vitest'
import { codes } from '#modules/ledger'
import { type Database, openDatabase } from '#platform/database'
import { playerId, uuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { cloneDatabase } from '#platform/test-database'
import { takeBack } from './credit.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const test = await cloneDatabase({ forgetful: true })
  database = openDatabase({ ...test, poolSize: 2, onFault: () => undefined })
  drop = async () => {
    await database.end()
    await test.drop()
  }
})
afterAll(() => drop())

/** More than the legs of a chain can be numbered. */
const holders = 33_000

it('tickets are taken from more holders than one chain has legs, once per id', async () => {
  await database.query(
    `INSERT INTO ledger_account (id, code, player_id, currency, may_not_go_negative, credits_posted)
     SELECT (100000000 + number::bigint) * 64 + 5, $1, number, 5, true, 3 FROM generate_series(1, $2) AS number`,
    [codes.pocketTickets, holders],
  )
  const shares = Array.from({ length: holders }, (_, index) => ({
    player: playerId(index + 1),
    units: 2,
  }))
  const taken = { id: uuidV7(1_795_824_000_000), shares, reason: 'ticketsDrawn' } as const
  await database.transaction((tx) => takeBack(tx, 'tickets', taken))
  await database.transaction((tx) => takeBack(tx, 'tickets', taken))
  const [row] = await rowsOf<{ left: number; legs: number; chains: number }>(
    database,
    `SELECT (SELECT sum(credits_posted - debits_posted) FROM ledger_account WHERE code = $1)::float8 AS left,
       count(*)::int AS legs, count(DISTINCT id)::int AS chains FROM ledger_transfer WHERE reason = 64`,
    [codes.pocketTickets],
  )
  expect(row).toEqual({ left: holders, legs: holders, chains: 4 })
}, 300_000)
