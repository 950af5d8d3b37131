import type { Round } from '@fairhouse/contract/rounds/round'
import { paidByMeters } from '@fairhouse/contract/rounds/meters'
import { seedHash } from '@fairhouse/fairness/commit'
import { fromHex } from '@fairhouse/fairness/hex'
import { contributionOf, type Mix, mustHitAmount } from '@fairhouse/fairness/must-hit'
import { fromWire } from '@fairhouse/game-math/jackpots/from-wire'
import { chainStart } from '@fairhouse/game-math/jackpots/meter-chain'
import { millionth } from '@fairhouse/game-math/jackpots/meter-moves'
import { type PublishedMovement, recountChain } from '@fairhouse/game-math/jackpots/recount-chain'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { auditMoney } from './audit.ts'
import { jackpotTitles as titles, mustHit } from './testing/jackpot-titles.ts'
import {
  askOf,
  connect,
  granted,
  openTestHouse,
  playRound,
  refusedWith,
  type Seated,
  type TestHouse,
} from './testing/test-house.ts'

let test: TestDatabase
let house: TestHouse
beforeAll(async () => {
  test = await cloneDatabase()
  house = openTestHouse(test.connectionString, { titles })
  await house.jackpots.start()
  const seat = await seatedAt(house, 'sure')
  for (let round = 0; round < 12; round++) await playRound(house.play, seat, { uri: 'sure' })
  const { round } = await wonAtClimb(house, await seatedAt(house, 'climb'))
  expect(round.finished).toBe(true)
})
afterAll(async () => {
  await house.play.drain()
  expect(await auditMoney(house.database)).toEqual([])
  await house.close()
  await test.drop()
})

async function seatedAt(at: TestHouse, uri: string): Promise<Seated> {
  const player = await at.register(2)
  return { player, ask: askOf(player), connection: await connect(at.play, player, uri) }
}

/** Plays until the meter that must be hit is won. */
async function wonAtClimb(at: TestHouse, seat: Seated) {
  for (let stakes = 1; ; stakes++) {
    const round: Round = await playRound(at.play, seat, { uri: 'climb' })
    if (paidByMeters(round.events) > 0) return { round, stakes }
  }
}

async function meterOf(name: string) {
  const { ask } = await seatedAt(house, 'sure')
  const { meters } = granted(
    await house.jackpots.answers.jackpots(ask, { currency: 'CREDIT', limit: 1 }),
  )
  const meter = meters.find((one) => one.meter === name)
  if (!meter) throw new Error(`there is no meter ${name}`)
  return meter
}

/** A run's amount was mixed of the chain when the run before was won, and of its own first bet. */
function expectMixOf(chain: readonly PublishedMovement[], run: number, mix: Mix): void {
  const before = chain.find((one) => one.type === 'won' && one.run === run - 1)
  const first = chain.find((one) => one.type === 'fed' && one.run === run)
  const contribution = first?.type === 'fed' && first.contribution
  expect(mix).toEqual({ before: before?.hash, first: contribution })
}

describe('meters', () => {
  it('are won at the secret amount by the stake that takes the meter there, and all that decided it is shown for good', async () => {
    const seat = await seatedAt(house, 'climb')
    const before = await meterOf('must hit')
    const { round, stakes } = await wonAtClimb(house, seat)
    expect(stakes).toBeLessThanOrEqual(Math.ceil((50 * 1_000_000) / (10 * mustHit.grows)))
    const won = round.events.find(({ type }) => type === 'jackpotWon')
    expect(won).toMatchObject({ jackpot: 'mini', meter: { run: 2, order: 1, by: 'meter' } })

    const { meters, fairness } = granted(
      await house.play.answers.roundDetail(seat.ask, { roundId: round.id }),
    )
    const [at] = meters
    const secret = at?.won?.secret
    if (!at?.movement || !secret?.mix) throw new Error('the round has a proof of its win')
    expect(at).toMatchObject({ meter: 'must hit', currency: 'CREDIT', run: 2 })
    expect(secret.seedHash).toBe(before.seedHash)
    expect(seedHash(fromHex(secret.seed))).toBe(secret.seedHash)
    expect((await meterOf('must hit')).seedHash).toBe(before.nextSeedHash)

    const told = granted(
      await house.jackpots.answers.meterChain(seat.ask, {
        meter: 'must hit',
        currency: 'CREDIT',
        from: 1,
        limit: 500,
      }),
    )
    const chain = told.movements.map(fromWire)
    const { seed, mix, from, ceiling } = secret
    const run = { meter: 'must hit', currency: 'CREDIT', run: 2, mix, from, ceiling }
    expect(mustHitAmount({ ...run, seed: fromHex(seed) })).toBe(secret.amount)
    const own = chain[at.movement - 1]
    expect(own).toMatchObject({ type: 'fed', contribution: contributionOf(fairness), cost: 10 })
    expect(chain[at.movement]).toMatchObject({ type: 'won', amount: BigInt(at.won?.amount ?? 0) })
    expect(own && own.pool >= BigInt(secret.amount) * millionth).toBe(true)
    expectMixOf(chain, 2, secret.mix)
    expect(recountChain({ start: chainStart('must hit', 'CREDIT') }, chain)).toMatchObject({
      point: { movements: told.chain.movements, head: told.chain.hash, run: 3 },
    })
  })

  it('tell with a win by draw below which number it was drawn, and its place in the chain', async () => {
    const seat = await seatedAt(house, 'sure')
    const round = await playRound(house.play, seat, { uri: 'sure' })
    const { meters } = granted(
      await house.play.answers.roundDetail(seat.ask, { roundId: round.id }),
    )
    const { movements: newest } = (await meterOf('sure')).chain
    // The bet, its win and the next beginning are the newest three.
    expect(meters).toMatchObject([
      { meter: 'sure', movement: newest - 2, won: { by: 'draw', turnover: 10, secret: null } },
    ])
    expect(meters[0]?.won?.amount).toBe(paidByMeters(round.events))
  })

  it('tell a chain in parts, each of which follows from what stood before it', async () => {
    const { ask } = await seatedAt(house, 'sure')
    const part = (from: number, limit: number) =>
      house.jackpots.answers.meterChain(ask, { meter: 'sure', currency: 'CREDIT', from, limit })
    const whole = granted(await part(1, 500))
    expect(whole.point).toBeNull()
    const middle = granted(await part(5, 9))
    expect(middle.movements).toEqual(whole.movements.slice(4, 13))
    const { point } = middle
    if (!point) throw new Error('a part in the middle has a point before it')
    const sums = { ...point, pool: BigInt(point.pool), reserve: BigInt(point.reserve) }
    const end = middle.movements.at(-1)
    expect(recountChain(sums, middle.movements.map(fromWire))).toMatchObject({
      point: { head: end?.hash, movements: 13 },
    })
    expect(granted(await part(whole.chain.movements + 1, 5)).movements).toEqual([])
    const nowhere = { meter: 'nowhere', currency: 'CREDIT', from: 1, limit: 1 } as const
    const refused = await house.jackpots.answers.meterChain(ask, nowhere)
    expect(refusedWith(refused)).toEqual({ refused: 'notFound' })
  })

  it('tell all wins ever, page by page, each once', async () => {
    const { ask } = await seatedAt(house, 'sure')
    const runs: number[] = []
    let before: string | undefined
    do {
      const page = granted(
        await house.jackpots.answers.jackpots(ask, {
          currency: 'CREDIT',
          limit: 4,
          ...(before === undefined ? {} : { before }),
        }),
      )
      runs.push(...page.wins.filter(({ meter }) => meter === 'sure').map(({ run }) => run))
      before = page.nextBefore ?? undefined
    } while (before !== undefined)
    const wins = await rowsOf<{ run: number }>(
      house.database,
      `SELECT win.run FROM jackpots_win AS win JOIN jackpots_meter AS meter ON meter.id = meter_id
       WHERE name = 'sure' AND currency = 'CREDIT' ORDER BY win.run`,
    )
    const all = wins.map(({ run }) => run)
    expect(all.length).toBeGreaterThan(8)
    expect(runs.toSorted((one, other) => one - other)).toEqual(all)
  })

  it('end a run that was begun when the seed alone decided as it was begun, and mix from the next one on', async () => {
    const old = await cloneDatabase()
    const first = openTestHouse(old.connectionString, { titles })
    onTestFinished(async () => {
      await first.play.drain()
      await first.close()
      await old.drop()
    })
    await first.jackpots.start()
    await first.database.transaction(async (tx) => {
      await tx.query('SET LOCAL session_replication_role = replica')
      await tx.query('DELETE FROM jackpots_movement')
      await tx.query(
        `UPDATE jackpots_meter SET movements = 0, head = NULL, next_sealed_seed = NULL, next_seed_hash = NULL,
           mixed_before = NULL, mixed_first = NULL`,
      )
    })
    await first.jackpots.start()
    const seat = await seatedAt(first, 'climb')
    for (let run = 1; run <= 2; run++) {
      // oxlint-disable-next-line no-await-in-loop -- one run after the other
      const { round } = await wonAtClimb(first, seat)
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { meters } = granted(
        await first.play.answers.roundDetail(seat.ask, { roundId: round.id }),
      )
      const secret = meters[0]?.won?.secret
      if (!secret) throw new Error('a win has its secret')
      expect(secret.mix === null).toBe(run === 1)
      const { seed, mix, from, ceiling } = secret
      const all = { meter: 'must hit', currency: 'CREDIT', run, mix, from, ceiling }
      expect(mustHitAmount({ ...all, seed: fromHex(seed) })).toBe(secret.amount)
    }
    expect(await auditMoney(first.database)).toEqual([])
  })
})

/** Carries what an audit found out of a transaction that is rolled back. */
class Found extends Error {
  readonly promises: readonly string[]
  constructor(promises: readonly string[]) {
    super('rolled back')
    this.promises = promises
  }
}

/** What is done to the books, and what the audit says of it. */
const planted: readonly (readonly [string, string, RegExp])[] = [
  [
    'a batch of movements that is left out',
    `DELETE FROM jackpots_movement WHERE first = (SELECT max(first) FROM jackpots_movement WHERE first > 1)`,
    /amounts, wins and hashes|once in its meters/,
  ],
  [
    'a bet that fed nothing, in books that fit together otherwise',
    `WITH newest AS (
         DELETE FROM jackpots_movement WHERE turns IS NULL AND (meter_id, first) IN (
           SELECT meter_id, max(first) FROM jackpots_movement GROUP BY meter_id)
         RETURNING *
       )
       UPDATE jackpots_meter AS meter SET pool = newest.pool, reserve = newest.reserve, movements = newest.first - 1,
         head = encode(newest.before, 'hex')
       FROM newest WHERE meter.id = newest.meter_id`,
    /once in its meters' chains/,
  ],
  [
    'a bet that cost something else',
    `UPDATE jackpots_movement SET bets = set_byte(bets, 39, get_byte(bets, 39) + 1)
       WHERE first = (SELECT min(first) FROM jackpots_movement WHERE octet_length(bets) > 0)`,
    /amounts, wins and hashes/,
  ],
  [
    'a win of another amount',
    'UPDATE jackpots_win SET amount = amount + 1 WHERE run = 1',
    /no such win was written/,
  ],
  [
    'a seed that leads to another amount',
    `UPDATE jackpots_win SET seed = repeat('ab', 32) WHERE seed IS NOT NULL`,
    /below its amount|an earlier bet/,
  ],
  [
    'a mix of something else',
    `UPDATE jackpots_win SET mixed_first = repeat('0', 64) WHERE mixed_first IS NOT NULL`,
    /mixed of something else/,
  ],
  [
    'a meter that shows more than its bets gave it',
    'UPDATE jackpots_meter SET pool = pool + 1, reserve = reserve - 1 WHERE reserve > 0',
    /otherwise than its newest movement/,
  ],
  [
    'a round that is in no chain',
    `INSERT INTO play_step SELECT (json_populate_record(step, json_build_object(
         'round_id', platform_uuid_at(now()), 'nonce', step.nonce + 1000, 'request', 1))).*
       FROM play_step AS step JOIN play_definition AS definition ON definition.id = definition_id
       WHERE definition.uri = 'climb' AND sequence = 0 LIMIT 1`,
    /once in its meters' chains/,
  ],
]

describe('the audit at night', () => {
  beforeAll(async () => {
    house.time.now += 60_000
    await playRound(house.play, await seatedAt(house, 'climb'), { uri: 'climb' })
  })

  it.each(planted)('finds %s', async (_, plant, found) => {
    const rolledBack = house.database.transaction(async (tx) => {
      await tx.query('SET LOCAL session_replication_role = replica')
      await tx.query(plant)
      throw new Found(await auditMoney(tx))
    })
    const broken = await rolledBack.catch((fault: unknown) => fault)
    if (!(broken instanceof Found)) throw broken
    expect(broken.promises.join('\n')).toMatch(found)
    expect(await auditMoney(house.database)).toEqual([])
  })
})
