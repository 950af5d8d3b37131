import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { ratio } from '@fairhouse/game-math/fraction'
import { jackpotReturn } from '@fairhouse/game-math/jackpots/return'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chainStart } from '@fairhouse/game-math/jackpots/meter-chain'
import { type MeterPoint, millionth } from '@fairhouse/game-math/jackpots/meter-moves'
import { recountChain } from '@fairhouse/game-math/jackpots/recount-chain'
import { createSeedKeeper } from '#platform/seeds/seed-keeper'
import { heldBy, type Meter, type MeterSecret, shownBy } from './meter.ts'
import { packMovements, unpackMovements } from './packed-movements.ts'
import { newSeed, openSeed } from './secret.ts'
import { type AtMeters, type Beginning, settle } from './settle.ts'

const grand: JackpotTerms = {
  won: 'byDraw',
  name: 'grand',
  meter: 'grand',
  seed: 1000,
  grows: 12_345,
  laidBy: 10_001,
  ceiling: 1500,
  turnover: 100_000,
}
const mini: JackpotTerms = {
  won: 'byMeter',
  name: 'mini',
  meter: 'mini',
  seed: 10,
  grows: 33_333,
  laidBy: 33_334,
  ceiling: 50,
}
const seeds = createSeedKeeper({ houseSecret: new Uint8Array(32).fill(9) })
const beginning: Beginning = {
  now: 2,
  nextTerms: () => null,
  newSeed: (named) => newSeed(seeds, named),
  openSeed: (named, seed) => openSeed(seeds, named, seed),
}

async function secretFor(terms: JackpotTerms): Promise<MeterSecret> {
  const named = { name: terms.meter, currency: 'USD', run: 1 } as const
  const mix = { before: chainStart(terms.meter, 'USD'), first: null }
  const next = await newSeed(seeds, { ...named, run: 2 })
  return { ...(await newSeed(seeds, named)), next, mix, trigger: null }
}

const fresh = (id: number, terms: JackpotTerms, secret: MeterSecret | null): Meter => ({
  id,
  name: terms.meter,
  currency: 'USD',
  terms,
  run: 1,
  pool: BigInt(terms.seed) * millionth,
  reserve: 0n,
  begunAt: 1,
  movements: 1,
  head: chainStart(terms.meter, 'USD'),
  secret,
})
const meters = [fresh(1, grand, null), fresh(2, mini, await secretFor(mini))]
let count = 0
const bet = (cost: number, ...drawn: string[]): AtMeters => ({
  currency: 'USD',
  cost,
  contribution: (++count).toString(16).padStart(64, '0'),
  terms: [mini, grand],
  drawn,
})
const held = (all: readonly Meter[]): bigint =>
  all.reduce((sum, { pool, reserve }) => sum + pool + reserve, 0n)

describe('bets at meters', () => {
  it('lose no fraction: what is taken and added is held or was won, to the millionth', async () => {
    const anyBet = fc
      .tuple(fc.integer({ min: 1, max: 5000 }), fc.boolean())
      .map(([cost, wins]) => bet(cost, ...(wins ? ['grand'] : [])))
    await fc.assert(
      fc.asyncProperty(fc.array(anyBet, { maxLength: 80 }), async (bets) => {
        const settled = await settle(meters, bets, beginning)
        const taken = bets.reduce(
          (sum, { cost, terms }) =>
            sum +
            terms.reduce((all, { grows, laidBy }) => all + BigInt(cost * (grows + laidBy)), 0n),
          0n,
        )
        const won = settled.wins.flat().reduce((sum, { amount }) => sum + BigInt(amount), 0n)
        const added = settled.ended.reduce((sum, run) => sum + run.added, 0n)
        expect(held(settled.meters) + won * millionth).toBe(
          held(meters) + taken + added * millionth,
        )
        for (const meter of settled.meters) {
          expect(shownBy(meter)).toBeLessThanOrEqual(meter.terms.ceiling)
          expect(meter.reserve >= 0n).toBe(true)
          expect(meter.run).toBe(
            1 + settled.ended.filter((run) => run.meter.id === meter.id).length,
          )
        }
      }),
    )
  })

  it('pays simultaneous winners in order: all that it shows, then what it shows by then', async () => {
    const { wins, meters: after } = await settle(meters, [bet(1000, 'grand'), bet(100, 'grand')], {
      ...beginning,
    })
    const grands = wins.flat().filter(({ jackpot }) => jackpot === 'grand')
    expect(grands).toEqual([
      { jackpot: 'grand', run: 1, order: 1, by: 'draw', amount: 1012 },
      { jackpot: 'grand', run: 2, order: 2, by: 'draw', amount: 1001 },
    ])
    expect(after[0]).toMatchObject({ run: 3, pool: 1000n * millionth })
  })

  it('is hit by the first bet that takes it to its secret amount, at the ceiling at the latest', async () => {
    const bets = Array.from({ length: 3000 }, () => bet(1))
    const { ended } = await settle(meters, bets, beginning)
    const hit = ended.filter(({ win }) => win.jackpot === 'mini')
    const [first] = hit
    const trigger = first?.meter.secret?.trigger ?? 0
    expect(trigger).toBeGreaterThan(mini.seed)
    expect(trigger).toBeLessThanOrEqual(mini.ceiling)
    const needed = Math.ceil(((trigger - mini.seed) * 1_000_000) / mini.grows)
    expect(first).toMatchObject({ bet: needed - 1, win: { by: 'meter', amount: trigger } })
  })

  it('may be hit by the first bet of a run, which brings its part to the amount as well', async () => {
    const { ended, meters: after } = await settle(meters, [bet(1_000_000)], beginning)
    const [hit] = ended
    expect(hit).toMatchObject({ bet: 0, win: { run: 1, amount: mini.ceiling } })
    expect(hit?.meter.secret?.mix?.first).toBe(count.toString(16).padStart(64, '0'))
    expect(after[1]).toMatchObject({ run: 2, secret: { trigger: null, mix: { first: null } } })
  })

  it('draws another amount when another bet is the first, and keeps the one that it has', async () => {
    const triggers = new Set(
      await Promise.all(
        Array.from({ length: 30 }, async () => {
          const { meters: after } = await settle(meters, [bet(1)], beginning)
          const once = after[1]?.secret?.trigger
          const { meters: later } = await settle(after, [bet(1)], beginning)
          const twice = later[1]?.secret?.trigger
          expect(twice).toBe(once)
          return once
        }),
      ),
    )
    expect(triggers.size).toBeGreaterThan(5)
    expect(meters[1]?.secret?.trigger).toBeNull()
  })

  it('goes on with the seed whose hash was shown when the run before began', async () => {
    const { ended, movements } = await settle(
      meters,
      Array.from({ length: 4 }, () => bet(1_000_000)),
      beginning,
    )
    const hits = ended.filter(({ win }) => win.jackpot === 'mini')
    expect(hits).toHaveLength(4)
    for (const [place, { meter }] of hits.slice(1).entries()) {
      expect(meter.secret?.hash).toBe(hits[place]?.meter.secret?.next?.hash)
    }
    const shown = movements.get(2)?.filter(({ type }) => type === 'begun')
    expect(shown?.map((told) => told.type === 'begun' && told.seedHash)).toEqual(
      hits.map(({ meter }) => meter.secret?.next?.hash),
    )
  })

  it.each([1, 7, 100, 900])(
    'pay of a cost of %i what is certified of a must-hit meter, over all its secret amounts',
    async (cost) => {
      let [paid, staked] = [0, 0]
      for (let trigger = mini.seed + 1; trigger <= mini.ceiling; trigger++) {
        const meter: Meter = {
          ...fresh(2, mini, { ...(await secretFor(mini)), mix: null, trigger }),
        }
        const rounds = Math.ceil(((trigger - mini.seed) * 1_000_000) / mini.grows / cost)
        const bets = Array.from({ length: rounds }, () => ({ ...bet(cost), terms: [mini] }))
        const { wins } = await settle([meter], bets, beginning)
        const [won, ...more] = wins.flat()
        expect(more).toEqual([])
        paid += won?.amount ?? 0
        staked += rounds * cost
      }
      expect(paid / staked).toBeCloseTo(ratio(jackpotReturn(mini, [cost]).overall), 12)
    },
  )

  it('lays by what is beyond the ceiling', async () => {
    const { meters: after } = await settle(meters, [bet(1_000_000)], beginning)
    const full = after.find(({ name }) => name === 'grand')
    expect(full && shownBy(full)).toBe(grand.ceiling)
    expect(full && heldBy(full)).toBe(1000n + 22_346n)
  })

  it('begins anew by the terms of the day', async () => {
    const next = { ...grand, seed: 700 }
    const { meters: after } = await settle(meters, [bet(100, 'grand')], {
      ...beginning,
      nextTerms: ({ name }) => (name === 'grand' ? next : null),
    })
    expect(after[0]).toMatchObject({ terms: next, pool: 700n * millionth, begunAt: 2 })
  })

  it('make a chain that anybody recounts, stored by its bets and turns alone', async () => {
    const anyBets = fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(anyBets, fc.nat(), async (costs, at) => {
        const bets = costs.map((cost, place) => bet(cost, ...(place % 3 === 0 ? ['grand'] : [])))
        const settled = await settle(meters, bets, beginning)
        for (const meter of meters) {
          const moved = settled.movements.get(meter.id) ?? []
          const packed = packMovements(moved)
          const turns: unknown = packed.turns === null ? null : JSON.parse(packed.turns)
          const worked = unpackMovements(meter, { bets: packed.bets, turns })
          expect(worked.map(({ movement }) => movement)).toEqual(moved)
          const told = worked.map(({ movement, point }) => ({ ...movement, hash: point.head }))
          const after = settled.meters.find(({ id }) => id === meter.id)
          expect(recountChain(meter, told)).toEqual({ point: after && pointOf(after) })
          const place = at % told.length
          const without = told.filter((_, index) => index !== place)
          if (place < told.length - 1) {
            expect(recountChain(meter, without)).toEqual({ fault: told[place + 1]?.number })
          }
          const raised = told.map((one, index) =>
            index === place ? { ...one, pool: one.pool + 1n } : one,
          )
          expect(recountChain(meter, raised)).toEqual({ fault: told[place]?.number })
        }
      }),
      { numRuns: 30 },
    )
  })
})

function pointOf({ run, terms, pool, reserve, movements, head }: Meter): MeterPoint {
  return { run, terms, pool, reserve, movements, head }
}
