import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import { Telling } from '../../telling.ts'
import { everyDraw } from '../../testing/every-draw.ts'
import { chancesOf, playFeature, scriptedDraw } from '../../testing/play-feature.ts'
import { type WheelRule, wheelFault } from './rule.ts'
import { wheelFeature } from './wheel-feature.ts'
import { wheelWeights } from './wheel-weights.ts'

const small: WheelRule = {
  kind: 'wheel',
  rings: [
    [
      { kind: 'pay', units: 1 },
      { kind: 'again', count: 2 },
      { kind: 'multiply', times: 2 },
      { kind: 'up' },
      { kind: 'end' },
    ],
    [
      { kind: 'pay', units: 10 },
      { kind: 'jackpot', jackpot: 'top', units: 100 },
    ],
  ],
  mostSpins: 5,
}
const ready = (rule: WheelRule) => wheelFeature('wheel', rule)
const cause = { symbol: 'wheel', cells: [], by: 1 }

describe('a wheel', () => {
  it('is exact: every course of draws comes to the same chances', () => {
    const feature = ready(small)
    const played = everyDraw((draw) => playFeature(feature, cause, draw).units)
    expect(chancesOf(wheelWeights(small))).toEqual(new Map(played))
  })

  it('pays as counted by hand: two slices, one of them to a ring of one', () => {
    const rings = [
      [{ kind: 'pay', units: 3 }, { kind: 'up' }],
      [{ kind: 'pay', units: 8 }],
    ] as const
    const weights = wheelWeights({ kind: 'wheel', rings, mostSpins: 2 })
    expect(weights).toEqual(
      new Map([
        [3, 1n],
        [8, 1n],
      ]),
    )
  })

  it('multiplies what it pays later, but no jackpot', () => {
    const { events } = playFeature(ready(small), cause, scriptedDraw([2, 1, 0, 3, 1]))
    const nothing = { jackpot: null, count: 0, pay: 0 }
    const spun = (ring: number, slice: number) => ({ type: 'wheelSpun', ring, slice })
    expect(events.slice(1)).toEqual([
      { ...spun(0, 2), prize: { ...nothing, kind: 'multiply', count: 2 }, pay: 0, total: 0 },
      { ...spun(0, 1), prize: { ...nothing, kind: 'again', count: 2 }, pay: 0, total: 0 },
      { ...spun(0, 0), prize: { ...nothing, kind: 'pay', pay: 2 }, pay: 2, total: 2 },
      { ...spun(0, 3), prize: { ...nothing, kind: 'up' }, pay: 0, total: 2 },
      {
        ...spun(1, 1),
        prize: { kind: 'jackpot', jackpot: 'top', count: 0, pay: 100 },
        pay: 0,
        total: 2,
      },
      { type: 'jackpotWon', jackpot: 'top', pay: 100, total: 102 },
      { type: 'wheelEnded', pay: 102, total: 102 },
    ])
  })

  it('ends when the round has won the most', () => {
    const { events, units } = playFeature(ready(small), cause, scriptedDraw([1, 0]), 1)
    expect(units).toBe(1)
    expect(events.at(-1)).toEqual({ type: 'wheelEnded', pay: 1, total: 1 })
  })

  it('tells of its own win alone after another feature was played first', () => {
    const feature = ready(small)
    const telling = new Telling(scriptedDraw([0]), 0, 1_000)
    const waiting = feature.start(cause, telling)
    const later = new Telling(scriptedDraw([0]), 70, 1_000)
    const run = feature.resume?.(waiting, later) ?? waiting
    feature.act(run, { type: 'wheelSpin' }, later)
    expect(later.events.at(-1)).toEqual({ type: 'wheelEnded', pay: 1, total: 71 })
  })

  it('refuses any other action without a draw', () => {
    const draw = drawFrom(new SeededWords(1))
    const run = { ring: 0, left: 1, spun: 0, times: 1, from: 0 }
    const act = () => ready(small).act(run, { type: 'roll' }, new Telling(draw, 0, 9))
    expect(act).toThrow(RangeError)
    expect(draw.words).toBe(0)
  })

  const run = { ring: 0, left: 1, spun: 0, times: 1, from: 0 }
  it.each<[string, unknown]>([
    ['a ring that is none', { ...run, ring: 2 }],
    ['no spin left', { ...run, left: 0 }],
    ['all its spins spun', { ...run, spun: 5 }],
    ['wins times nothing', { ...run, times: 0 }],
  ])('reads no state with %s', (_, stored) => {
    expect(ready(small).read(run)).toEqual(run)
    expect(() => ready(small).read(stored)).toThrow(TypeError)
  })

  it.each([
    ['an empty ring', { rings: [[]] }, /slice/],
    ['a way up from the innermost ring', { rings: [[{ kind: 'up' }]] }, /innermost/],
    ['too few spins for its rings', { mostSpins: 1 }, /mostSpins/],
    ['a prize of nothing', { rings: [[{ kind: 'pay', units: 0 }]] }, /pay/],
  ] as const)('says what is wrong with %s', (_, change, fault) => {
    expect(wheelFault(small)).toBeNull()
    expect(wheelFault({ ...small, ...change })).toMatch(fault)
  })
})
