import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { auditMoney } from './audit.ts'
import {
  granted,
  newKey,
  openTestHouse,
  playOnce,
  playRound,
  said,
  type Seated,
  type TestHouse,
} from './testing/test-house.ts'

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

/** Cuts the connections of the lanes, wherever their batches are. */
const cutLanes = async (): Promise<number> => {
  const cut = await rowsOf(
    house.database,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%WITH asked AS%'`,
  )
  return cut.length
}

interface Heard {
  readonly seat: Seated
  readonly requestKey: string
  readonly answer: string
}

describe('when connections are cut in the middle of batches', () => {
  it('every answered bet is there exactly once, and is heard again the same', async () => {
    const seats = await Promise.all(Array.from({ length: 60 }, () => house.seated()))
    // What the first bet learns is read over connections that are not to be cut.
    await playRound(house.play, await house.seated())
    const heard: Heard[] = []
    const playing = new AbortController()
    let cuts = 0
    const cutting = (async () => {
      while (!playing.signal.aborted) {
        const before = heard.length
        cuts += await cutLanes()
        // A machine that connects slower than it is cut would never get a bet through.
        while (heard.length === before && !playing.signal.aborted) {
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
      }
    })()
    await Promise.all(
      seats.map(async (seat) => {
        for (let times = 0; times < 8; times++) {
          const requestKey = newKey()
          const outcome = await playOnce(house.play, seat, { requestKey })
          heard.push({ seat, requestKey, answer: said(outcome) })
          if ('reply' in outcome && !outcome.reply.round.finished) break
        }
      }),
    )
    playing.abort()
    await cutting
    expect(cuts).toBeGreaterThan(3)
    for (const { seat, requestKey, answer } of heard) {
      expect(said(await playOnce(house.play, seat, { requestKey }))).toBe(answer)
    }
    const players = seats.map(({ player }) => player).join(', ')
    const [stored] = await rowsOf<{ bets: number }>(
      house.database,
      `SELECT count(*)::int AS bets FROM play_step WHERE player_id IN (${players})`,
    )
    expect(stored?.bets).toBe(heard.length)
  })

  it('a bet that was written before its answer was lost is not written again', async () => {
    const seat = await house.seated()
    await playRound(house.play, seat)
    const requestKey = newKey()
    const first = said(await playOnce(house.play, seat, { requestKey }))
    const restarted = openTestHouse(test.connectionString)
    expect(said(await playOnce(restarted.play, seat, { requestKey }))).toBe(first)
    await restarted.close()
  })
})

describe('a house that is closing', () => {
  it('answers the bets it has taken and says that it is busy to later ones', async () => {
    const closing = openTestHouse(test.connectionString)
    const seat = await closing.seated()
    const last = playOnce(closing.play, seat)
    await new Promise(setImmediate)
    await closing.play.drain()
    const settled = await Promise.allSettled([last])
    await expect(playOnce(closing.play, seat)).rejects.toMatchObject({ name: 'Busy' })
    await closing.close()
    const [outcome] = settled
    const rounds = await rowsOf(
      house.database,
      `SELECT FROM play_step WHERE player_id = ${seat.player} AND sequence = 0`,
    )
    expect(rounds).toHaveLength(outcome?.status === 'fulfilled' ? 1 : 0)
    if (outcome?.status === 'fulfilled') granted(outcome.value)
  })
})

describe('the database itself', () => {
  it('refuses a second use of a request key', async () => {
    const seat = await house.seated()
    await playRound(house.play, seat)
    await expect(
      house.database.query(
        `INSERT INTO play_step SELECT (step).* FROM (
           SELECT play_step AS step FROM play_step WHERE player_id = ${seat.player} LIMIT 1
         ) AS one`,
      ),
    ).rejects.toThrow(/play_step_default_pkey/)
    await expect(
      house.database.query(
        `INSERT INTO play_step SELECT player_id, gen_random_uuid(), stake, payout, pocket, version, balance_after,
           house, facts, request, body_hash, at, definition_id, stream, nonce, words, sequence, choice, finished,
           action, events, state, actions
         FROM play_step WHERE player_id = ${seat.player} LIMIT 1`,
      ),
    ).rejects.toThrow(/play_step_default_request/)
  })

  it.each([
    ['edited', 'UPDATE play_step SET payout = payout + 1'],
    ['deleted', 'DELETE FROM play_step'],
    ['emptied away', 'TRUNCATE play_step'],
    ['renamed to another key', 'UPDATE play_step SET request = request + 1'],
  ])('refuses that a step is %s', async (_, statement) => {
    await expect(house.database.query(statement)).rejects.toThrow(/what was played stays/)
  })
})
