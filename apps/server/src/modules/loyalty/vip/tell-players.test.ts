import { systemClock } from '#platform/clock'
import type { Transaction } from '#platform/database'
import { playerId, type PlayerId } from '#platform/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../wire/test-server.ts'
import { untoldPlayers } from '../store/player-row.ts'
import { tellPlayers } from './tell-players.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const first = 900_001
/** More than are told at once. */
const bad = 201
const good = playerId(first + bad)

/** All in one transaction, so that the house's own job does not see these players and tells none of them first. */
function needsOf(tx: Transaction, fault: (player: PlayerId) => Error | null) {
  const told: PlayerId[] = []
  const tried: PlayerId[] = []
  return {
    told,
    tried,
    database: { ...server.database, query: tx.query.bind(tx), transaction: inside(tx) },
    clock: systemClock,
    giveGrant: () => null,
    withheldFrom: async () => () => null,
    send: async () => undefined,
    touchSeat: async (_on: unknown, player: PlayerId) => {
      tried.push(player)
      const thrown = fault(player)
      if (thrown) throw thrown
    },
    tellPlayers: (players: readonly PlayerId[]) => void told.push(...players),
  }
}

/** Each player's transaction, within the one of the test: what a player's fault leaves is undone. */
const inside =
  (tx: Transaction) =>
  async <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> => {
    await tx.query('SAVEPOINT player')
    try {
      return await work(tx)
    } catch (fault) {
      await tx.query('ROLLBACK TO player')
      throw fault
    }
  }

/** Runs with players who are to be told, of whom nothing stays. */
const withPlayers = async (work: (tx: Transaction) => Promise<void>): Promise<void> => {
  const over = new Error('nothing of it stays')
  const done = server.database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO loyalty_player (player_id, rounds, lifetime, own, earned_at, untold)
       SELECT number, 1, 0, 0, now(), true FROM generate_series($1::bigint, $2::bigint) AS number`,
      [first, good],
    )
    await work(tx)
    throw over
  })
  await expect(done).rejects.toBe(over)
}

it('players with whom something is wrong keep nobody behind them waiting, and are told with the next run', () =>
  withPlayers(async (tx) => {
    const needs = needsOf(tx, (player) => (player === good ? null : new Error('no seat')))
    await expect(tellPlayers(needs)).rejects.toThrow('players were not told')
    expect(needs.told).toEqual([good])
    const left = await untoldPlayers(tx, { after: 0, limit: 1_000 })
    expect(left).toHaveLength(bad)
    const next = needsOf(tx, () => null)
    await tellPlayers(next)
    expect(next.told).toHaveLength(200)
  }))

it('nobody else is tried when the database is away', () =>
  withPlayers(async (tx) => {
    const away = Object.assign(new Error('the server is going down'), { code: '57P01' })
    const needs = needsOf(tx, () => away)
    await expect(tellPlayers(needs)).rejects.toThrow('players were not told')
    expect([needs.tried, needs.told]).toEqual([[playerId(first)], []])
  }))
