import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { balanceAt, carrySums } from '#modules/ledger'
import { bettingPocket, readPurse } from '#modules/wallet'
import { uuidV7 } from '#platform/ids'
import { archive, keepPartitions } from '#platform/partitions/index'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { auditMoney } from './audit.ts'
import { carryRounds } from './carry-rounds.ts'
import {
  granted,
  openTestHouse,
  playRound,
  type Seated,
  type TestHouse,
  untilOpen,
  rotate,
} from './testing/test-house.ts'

let test: TestDatabase
let house: TestHouse
let folder: string
beforeEach(async () => {
  test = await cloneDatabase()
  house = openTestHouse(test.connectionString)
  folder = await mkdtemp(join(inject('scratchFolder'), 'archive-'))
})
afterEach(async () => {
  expect(await auditMoney(house.database)).toEqual([])
  await house.close()
  await test.drop()
  await rm(folder, { recursive: true })
})

const monthMs = 31 * 86_400_000

/** A month goes by; from then on nobody's seat is remembered. */
async function monthLater(...seats: readonly Seated[]): Promise<void> {
  house.time.now += monthMs
  for (const { player } of seats) house.play.forget(player)
}

async function playRounds(seat: Seated, count: number): Promise<void> {
  for (let round = 0; round < count; round++) await playRound(house.play, seat)
}

async function archiveAllBut(keepMonths: number) {
  const { database, time } = house
  await keepPartitions(database, { now: time.now, mostMoved: 1_000_000 })
  const carriers = [carrySums, carryRounds]
  return archive({ database, folder, carriers, now: time.now, keepMonths })
}

const history = async (seat: Seated) =>
  granted(await house.play.answers.gameHistory(seat.ask, { uri: 'all', page: 1, pageSize: 50 }))

const stepsLeft = async () =>
  (
    await rowsOf<{ steps: number }>(house.database, 'SELECT count(*)::int AS steps FROM play_step')
  )[0]?.steps

describe('when rounds go to the archive', () => {
  it('the books stay right, month after month, and nonces go on', async () => {
    const [regular, lapsed] = [await house.seated(), await house.seated()]
    await playRounds(regular, 5)
    await playRounds(lapsed, 3)
    await monthLater(regular, lapsed)
    await playRounds(regular, 4)
    await monthLater(regular, lapsed)
    await playRounds(regular, 2)
    const before = await stepsLeft()
    const { stored } = await archiveAllBut(1)
    expect(stored.map(({ partition }) => partition)).toEqual([
      'ledger_transfer_2023_11',
      'play_step_2023_11',
    ])
    expect(await stepsLeft()).toBe((before ?? 0) - (stored[1]?.rows ?? 0))
    expect(await auditMoney(house.database)).toEqual([])
    house.play.forget(lapsed.player)
    expect((await playRound(house.play, lapsed)).stake).toBe(10)
    expect((await history(lapsed)).rounds.map(({ nonce }) => nonce)).toEqual([3])
    expect(await history(lapsed)).toMatchObject({ total: 1 })
    expect((await history(regular)).rounds.map(({ nonce }) => nonce)).toEqual([10, 9, 8, 7, 6, 5])
    await monthLater(regular, lapsed)
    await playRounds(regular, 1)
    expect((await archiveAllBut(1)).stored).toHaveLength(2)
    expect((await history(regular)).rounds.map(({ nonce }) => nonce)).toEqual([11, 10, 9])
  })

  it('what a player has is still the sum of what is there and what was carried', async () => {
    const seat = await house.seated()
    await playRounds(seat, 6)
    const { credits } = await house.play.statusOf(seat.player)
    await monthLater(seat)
    await monthLater(seat)
    expect((await archiveAllBut(1)).stored).toHaveLength(2)
    expect(await stepsLeft()).toBe(0)
    const pocket = bettingPocket(await readPurse(house.database, seat.player))
    expect(await balanceAt(house.database, pocket, house.time.now)).toBe(credits)
    await expect(
      house.database.query(
        `INSERT INTO ledger_transfer SELECT row.* FROM ledger_account AS account,
           json_populate_record(NULL::ledger_transfer, json_build_object('id', $1::text, 'leg', 1, 'kind', 0, 'reason', 10, 'released', 0,
             'amount', 1, 'currency', 2, 'created_at', now(), 'credit_account', $2::bigint, 'debit_account', account.id)) AS row
         WHERE account.player_id IS NULL AND account.currency = 2 LIMIT 1`,
        [uuidV7(1_699_000_000_000), pocket],
      ),
    ).rejects.toThrow(/its time went to the archive/)
    await house.database.query('ALTER TABLE ledger_carried DISABLE TRIGGER USER')
    const taken = 'UPDATE ledger_carried SET debits = debits + $1 WHERE account = $2'
    await house.database.query(taken, [1, pocket])
    expect(await auditMoney(house.database)).toEqual([
      expect.stringMatching(/posted sums are those of its entries/),
    ])
    await house.database.query(taken, [-1, pocket])
  })

  it('a stream that was over before keeps its count, and the next one begins at 0', async () => {
    const seat = await house.seated()
    await playRounds(seat, 3)
    granted(await rotate(house.play, seat, 'second'))
    await playRounds(seat, 2)
    await monthLater(seat)
    await monthLater(seat)
    await archiveAllBut(1)
    expect(await auditMoney(house.database)).toEqual([])
    await playRounds(seat, 1)
    expect((await history(seat)).rounds.map(({ nonce }) => nonce)).toEqual([2])
    expect(await history(seat)).toMatchObject({ total: 1 })
    const shown = await house.play.answers.streamRounds(seat.ask, { stream: 2, from: 0 })
    const { stream, rounds, head } = granted(shown)
    expect(stream).toMatchObject({ rounds: 3, archived: 2 })
    expect(rounds.map(({ nonce }) => nonce)).toEqual([2])
    expect(head?.receipt).toEqual(rounds[0]?.receipts.at(-1))
  })

  it('a round that is not finished stays, with its month', async () => {
    const seat = await house.seated()
    const open = await untilOpen(house.play, seat)
    await monthLater(seat)
    await monthLater(seat)
    expect(await archiveAllBut(1)).toEqual({
      stored: [],
      staysBecause: ['1 rounds are not finished'],
    })
    const { steps } = { steps: await stepsLeft() }
    expect(steps).toBeGreaterThan(0)
    expect(open.finished).toBe(false)
  })
})
