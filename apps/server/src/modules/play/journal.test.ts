import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountId, balanceAt, reversalOf, statement, post } from '#modules/ledger'
import { amount } from '@fairhouse/money'
import { uuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { auditMoney } from './audit.ts'
import { openTestHouse, playRound, type Seated, type TestHouse } from './testing/test-house.ts'

let test: TestDatabase
let house: TestHouse
beforeAll(async () => {
  test = await cloneDatabase()
  house = openTestHouse(test.connectionString)
})
afterAll(async () => {
  expect(await auditMoney(house.database)).toEqual([])
  await house.close()
  await test.drop()
})

const ever = { from: 0, to: 10 ** 14, limit: 1_000 }

const pocketOf = async ({ player }: Seated) => {
  const [row] = await rowsOf<{ id: bigint }>(
    house.database,
    'SELECT id FROM ledger_account WHERE player_id = $1 AND code = 2',
    [player],
  )
  return accountId(row?.id ?? 0n)
}

it("rounds stand in the pocket's statement, and add up to its balance", async () => {
  const seat = await house.seated()
  const rounds = []
  for (let count = 0; count < 10; count++) rounds.push(await playRound(house.play, seat))
  const pocket = await pocketOf(seat)
  const told = await statement(house.database, pocket, ever)
  const { credits } = await house.play.statusOf(seat.player)
  expect(told).toMatchObject({ opening: 0n, closing: credits, next: null })
  expect(await balanceAt(house.database, pocket, ever.to)).toBe(credits)
  const [welcome, ...played] = told.entries
  expect(welcome).toMatchObject({ reason: 'welcomeCredits', change: 1_000_000n })
  const of = (reason: string) => played.filter((entry) => entry.reason === reason)
  expect(of('stake').map((entry) => entry.transferId)).toEqual(rounds.map(({ id }) => id))
  const paid = rounds.filter(({ payout }) => payout > 0)
  expect(of('payout').map((entry) => entry.amount)).toEqual(
    paid.map(({ payout }) => BigInt(payout)),
  )
})

it("the stake of a round that must not count is given back by the ledger's own transfer", async () => {
  const seat = await house.seated()
  const round = await playRound(house.play, seat)
  const pocket = await pocketOf(seat)
  const [row] = await rowsOf<{ house: bigint }>(
    house.database,
    'SELECT credit_account AS house FROM ledger_movement WHERE id = $1 AND debit_account = $2',
    [round.id, pocket],
  )
  const stake = {
    id: round.id,
    leg: 1,
    debit: pocket,
    credit: accountId(row?.house ?? 0n),
    amount: amount(BigInt(round.stake)),
    currency: 'CREDIT',
    reason: 'stake',
  } as const
  const reversal = reversalOf(stake, { id: uuidV7(1), leg: 1 })
  const { credits } = await house.play.statusOf(seat.player)
  const posted = await house.database.transaction((tx) => post(tx, [reversal]))
  expect(posted).toEqual({ type: 'posted' })
  expect((await house.play.statusOf(seat.player)).credits).toBe(credits + BigInt(round.stake))
})

it("an account's entries are found without reading the steps of other players", async () => {
  const pocket = await pocketOf(await house.seated())
  const plan = await house.database.transaction(async (tx) => {
    // Tables of a test are so small that reading them whole is always cheapest.
    await tx.query('SET LOCAL enable_seqscan = off')
    return rowsOf<Record<string, string>>(
      tx,
      `EXPLAIN SELECT * FROM ledger_entry WHERE account = ${pocket} AND version IS NOT NULL`,
    )
  })
  const lines = plan.flatMap((row) => Object.values(row)).join('\n')
  expect(lines).toMatch(/Index Cond: [(]player_id = owner[._0-9]*player_id[)]/)
  expect(lines).not.toMatch(/Seq Scan on play_step/)
})
