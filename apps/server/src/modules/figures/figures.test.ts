import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoundSettled } from '#modules/play'
import { type Database, openDatabase } from '#platform/database'
import { playerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import type { ToldRow } from '#platform/outbox'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { countRounds } from './count-rounds.ts'
import { type FiguresNeeds, ownFigures } from './own-figures.ts'

let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await cloneDatabase()
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 4,
    onFault: () => undefined,
  })
})
beforeEach(async () => {
  await database.query('TRUNCATE figures_game, figures_minutes')
  await database.query(`UPDATE figures_place SET tx = '0', id = 0`)
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

const noon = 1_795_348_800_000
const dayMs = 86_400_000
let made = 0

const round = (settled: Partial<RoundSettled> = {}, ago = 0): RoundSettled => ({
  roundId: `019aa000-0000-7000-8000-${String((made += 1)).padStart(12, '0')}`,
  playerId: 1,
  gameId: 271,
  uri: 'castle-of-horror',
  stake: 100,
  payout: 0,
  currency: 'CREDIT',
  nonce: 0,
  at: isoTime(noon - ago),
  ...settled,
})
/** A row of the outbox; what is of later transactions comes later. */
const row = (tx: number, ...events: RoundSettled[]): ToldRow<RoundSettled> => ({
  tx: BigInt(tx),
  id: BigInt(tx),
  events,
})

const needs = (): FiguresNeeds => ({
  database,
  clock: { now: () => noon },
  catalog: { games: () => [], nameOf: () => undefined },
  currencyOf: async () => 'CREDIT',
})

async function figures(period: 'days7' | 'days30' | 'days90' | 'year' | 'all', player = 1) {
  const outcome = await ownFigures(needs(), { player: playerId(player) }, { period })
  return outcome.reply.figures
}

describe('figures of a player', () => {
  it('are the sums of the rounds, by day and by game, with the best win', async () => {
    const best = round({ stake: 50, payout: 700 })
    await countRounds(database, [
      row(1, round({ payout: 150 }), best, round({ gameId: 262, uri: 'other', stake: 300 })),
      row(2, round({ stake: 200 }, dayMs), round({ playerId: 2, stake: 9_999 })),
      row(3, round({ stake: 7, currency: 'USD' })),
    ])
    const told = await figures('days7')
    expect(told.total).toEqual({ rounds: 4, wins: 2, staked: 650, paid: 850, minutes: 2 })
    expect(told.steps.map(({ from, staked }) => [from, staked])).toEqual([
      ['2026-11-21', 200],
      ['2026-11-22', 450],
    ])
    expect(told.games.map(({ game, staked, squares }) => [game.uri, staked, squares])).toEqual([
      ['castle-of-horror', 350, 100 ** 2 + 50 ** 2 + 200 ** 2],
      ['other', 300, 300 ** 2],
    ])
    expect(told.best).toMatchObject([{ round: best.roundId, stake: 50, payout: 700 }])
  })

  it('reach back as far as the period does, in its steps', async () => {
    await countRounds(database, [row(1, round(), round({}, 6 * dayMs), round({}, 7 * dayMs))])
    await countRounds(database, [row(2, round({}, 89 * dayMs), round({}, 400 * dayMs))])
    const rounds = async (period: Parameters<typeof figures>[0]) =>
      (await figures(period)).total.rounds
    expect([await rounds('days7'), await rounds('days30'), await rounds('days90')]).toEqual([
      2, 3, 4,
    ])
    const all = await figures('all')
    expect([all.step, all.from, all.total.rounds]).toEqual(['month', '2025-10-01', 5])
    expect(all.steps.reduce((sum, step) => sum + step.rounds, 0)).toBe(5)
    expect(await figures('all', 3)).toMatchObject({ from: null, steps: [], games: [], best: [] })
  })

  it('count each minute once in which something was played', async () => {
    const minute = 60_000
    await countRounds(database, [
      row(1, round({}, 2 * minute), round({}, 2 * minute), round({}, minute)),
    ])
    await countRounds(database, [row(2, round({}, minute), round())])
    expect((await figures('days7')).total.minutes).toBe(3)
  })

  it('keep the better win, of whichever portion', async () => {
    const [good, better, worse] = [
      round({ payout: 300 }),
      round({ payout: 900 }),
      round({ payout: 200 }),
    ]
    for (const [tx, one] of [good, better, worse].entries())
      await countRounds(database, [row(tx + 1, one)])
    expect((await figures('days7')).best.map((win) => win.round)).toEqual([better.roundId])
  })

  it('count each round once, in whatever portions and however often it is told', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 20 }),
        fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { maxLength: 6 }),
        async (sizes, told) => {
          await database.query('TRUNCATE figures_game, figures_minutes')
          await database.query(`UPDATE figures_place SET tx = '0', id = 0`)
          // Ids of rounds do not rise: tickets of rooms end in any order.
          const rows = sizes.map((size, index) =>
            row(index + 1, ...Array.from({ length: size }, () => round()).toReversed()),
          )
          let heard = 0
          for (const [back, on] of told) {
            const to = Math.min(heard + on, rows.length)
            await countRounds(database, rows.slice(Math.max(heard - back, 0), to))
            heard = Math.max(heard, to)
          }
          await countRounds(database, rows.slice(heard))
          const [sum] = await rowsOf<{ rounds: number }>(
            database,
            'SELECT sum(rounds)::int AS rounds FROM figures_game',
            [],
          )
          expect(sum?.rounds).toBe(sizes.reduce((all, size) => all + size, 0))
        },
      ),
      { numRuns: 25 },
    )
  })

  it('are not counted twice by two nodes that are told the same', async () => {
    const rows = [row(1, round(), round()), row(2, round())]
    await Promise.all([countRounds(database, rows), countRounds(database, rows.slice(0, 1))])
    expect((await figures('days7')).total.rounds).toBe(3)
  })
})
