import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RoundSettled } from '#modules/play'
import { type Database, openDatabase, type PooledDatabase } from '#platform/database'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { playedOn } from '../store/live.ts'
import { countPlayed, sumPlayed } from './count-played.ts'

const round = (about: Partial<RoundSettled>): RoundSettled => ({
  roundId: '01932f5c-5b0a-7c3e-8a5d-0123456789ab',
  playerId: 1,
  gameId: 1,
  uri: 'castle',
  stake: 100,
  payout: 0,
  currency: 'USD',
  nonce: 0,
  at: '2026-11-01T12:00:00.000Z',
  ...about,
})

it.each([
  [[round({})], [['real', 1, 100, 0]]],
  [[round({ currency: 'CREDIT', payout: 250 })], [['play', 1, 100, 250]]],
  // What a pot paid and got is bonus money; the bet is counted once.
  [
    [round({ payout: 50, pot: { stake: 60, payout: 30 } })],
    [
      ['bonus', 0, 60, 30],
      ['real', 1, 40, 20],
    ],
  ],
  [
    [round({ payout: 50, pot: { stake: 100, payout: 50 } })],
    [
      ['bonus', 1, 100, 50],
      ['real', 0, 0, 0],
    ],
  ],
])('what was played is summed by sort of money (%#)', (rounds, expected) => {
  const sums = sumPlayed(rounds, 'real')
  expect(sums.map(({ money, bets, staked, won }) => [money, bets, staked, won])).toEqual(expected)
})

let test: TestDatabase
let database: PooledDatabase
beforeAll(async () => {
  test = await cloneDatabase({ forgetful: true })
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 4,
    onFault: () => undefined,
  })
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

const seen = async (on: Database) =>
  (await playedOn(on, '2026-11-01')).map(({ money, bets, staked, won }) => [
    money,
    bets,
    staked,
    won,
  ])

it('each round is counted once, however often it is told, and by two at once', async () => {
  const count = countPlayed(database, 'test')
  const row = (id: bigint, events: readonly RoundSettled[]) => ({ tx: 5n, id, events })
  const first = [row(1n, [round({}), round({ payout: 300 })])]
  const more = [...first, row(2n, [round({ stake: 50 })])]
  await Promise.all([count(first), count(first), count(more)])
  await count(more)
  await count([])
  expect(await seen(database)).toEqual([['test', 3, 250, 300]])
})
