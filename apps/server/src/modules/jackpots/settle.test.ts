import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { ratio } from '@fairhouse/game-math/fraction'
import { jackpotReturn } from '@fairhouse/game-math/jackpots/return'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heldBy, type Meter, millionth, shownBy } from './meter.ts'
import { secretOf } from './secret.ts'
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
const seed = new Uint8Array(32).fill(9)
const beginning: Beginning = {
  now: 2,
  nextTerms: () => null,
  secret: (named, terms) => (terms.won === 'byDraw' ? null : secretOf(named, terms, seed)),
}

const fresh = (id: number, terms: JackpotTerms): Meter => ({
  id,
  name: terms.meter,
  currency: 'USD',
  terms,
  run: 1,
  pool: BigInt(terms.seed) * millionth,
  reserve: 0n,
  begunAt: 1,
  secret: beginning.secret({ name: terms.meter, currency: 'USD', run: 1 }, terms),
})
const meters = [fresh(1, grand), fresh(2, mini)]
const bet = (cost: number, ...drawn: string[]): AtMeters => ({
  currency: 'USD',
  cost,
  terms: [mini, grand],
  drawn,
})
const held = (all: readonly Meter[]): bigint =>
  all.reduce((sum, { pool, reserve }) => sum + pool + reserve, 0n)

describe('bets at meters', () => {
  it('lose no fraction: what is taken and added is held or was won, to the millionth', () => {
    const anyBet = fc
      .tuple(fc.integer({ min: 1, max: 5000 }), fc.boolean())
      .map(([cost, wins]) => bet(cost, ...(wins ? ['grand'] : [])))
    fc.assert(
      fc.property(fc.array(anyBet, { maxLength: 80 }), (bets) => {
        const settled = settle(meters, bets, beginning)
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

  it('pays simultaneous winners in order: all that it shows, then what it shows by then', () => {
    const { wins, meters: after } = settle(meters, [bet(1000, 'grand'), bet(100, 'grand')], {
      ...beginning,
    })
    const grands = wins.flat().filter(({ jackpot }) => jackpot === 'grand')
    expect(grands).toEqual([
      { jackpot: 'grand', run: 1, order: 1, by: 'draw', amount: 1012 },
      { jackpot: 'grand', run: 2, order: 2, by: 'draw', amount: 1001 },
    ])
    expect(after[0]).toMatchObject({ run: 3, pool: 1000n * millionth })
  })

  it('is hit by the first bet that takes it to its secret amount, at the ceiling at the latest', () => {
    const trigger = meters[1]?.secret?.trigger ?? 0
    expect(trigger).toBeGreaterThan(mini.seed)
    expect(trigger).toBeLessThanOrEqual(mini.ceiling)
    const bets = Array.from({ length: 3000 }, () => bet(1))
    const { ended } = settle(meters, bets, beginning)
    const [first] = ended.filter(({ win }) => win.jackpot === 'mini')
    const needed = Math.ceil(((trigger - mini.seed) * 1_000_000) / mini.grows)
    expect(first).toMatchObject({ bet: needed - 1, win: { by: 'meter', amount: trigger } })
  })

  it.each([1, 7, 100, 900])(
    'pay of a cost of %i what is certified of a must-hit meter, over all its secret amounts',
    (cost) => {
      let [paid, staked] = [0, 0]
      for (let trigger = mini.seed + 1; trigger <= mini.ceiling; trigger++) {
        const meter: Meter = { ...fresh(2, mini), secret: { seed, hash: '', trigger } }
        const rounds = Math.ceil(((trigger - mini.seed) * 1_000_000) / mini.grows / cost)
        const bets = Array.from({ length: rounds }, () => ({ ...bet(cost), terms: [mini] }))
        const { wins } = settle([meter], bets, { ...beginning, secret: () => null })
        const [won, ...more] = wins.flat()
        expect(more).toEqual([])
        paid += won?.amount ?? 0
        staked += rounds * cost
      }
      expect(paid / staked).toBeCloseTo(ratio(jackpotReturn(mini, [cost]).overall), 12)
    },
  )

  it('lays by what is beyond the ceiling', () => {
    const { meters: after } = settle(meters, [bet(1_000_000)], beginning)
    const full = after.find(({ name }) => name === 'grand')
    expect(full && shownBy(full)).toBe(grand.ceiling)
    expect(full && heldBy(full)).toBe(1000n + 22_346n)
  })

  it('begins anew by the terms of the day', () => {
    const next = { ...grand, seed: 700 }
    const { meters: after } = settle(meters, [bet(100, 'grand')], {
      ...beginning,
      nextTerms: ({ name }) => (name === 'grand' ? next : null),
    })
    expect(after[0]).toMatchObject({ terms: next, pool: 700n * millionth, begunAt: 2 })
  })
})
