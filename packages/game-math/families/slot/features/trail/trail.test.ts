import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import { Telling } from '../../telling.ts'
import { everyDraw } from '../../testing/every-draw.ts'
import { chancesOf, playFeature, scriptedDraw } from '../../testing/play-feature.ts'
import { type TrailRule, trailFault } from './rule.ts'
import { trailFeature } from './trail-feature.ts'
import { trailWeights } from './trail-weights.ts'

const small: TrailRule = {
  kind: 'trail',
  places: [
    { kind: 'pay', units: 1 },
    { kind: 'again', count: 1 },
    { kind: 'multiply', times: 3 },
    { kind: 'pay', units: 5 },
    { kind: 'end' },
    { kind: 'pay', units: 2 },
    { kind: 'jackpot', jackpot: 'vault', units: 100 },
  ],
  rolls: 3,
  sides: 3,
}
const ready = (rule: TrailRule) => trailFeature('trail', rule)
const cause = { symbol: 'vault', cells: [], by: 1 }

describe('a trail', () => {
  it('is exact: every course of draws comes to the same chances', () => {
    const feature = ready(small)
    const played = everyDraw((draw) => playFeature(feature, cause, draw).units)
    expect(chancesOf(trailWeights(small))).toEqual(new Map(played))
  })

  it('pays as counted by hand: a coin tossed once over two places', () => {
    const places = [
      { kind: 'pay', units: 4 },
      { kind: 'pay', units: 9 },
    ] as const
    expect(trailWeights({ kind: 'trail', places, rolls: 1, sides: 2 })).toEqual(
      new Map([
        [4, 1n],
        [9, 1n],
      ]),
    )
  })

  it('tells every roll, and stops at the last place however far the die goes', () => {
    const { events } = playFeature(ready(small), cause, scriptedDraw([2, 0, 2]))
    const nothing = { jackpot: null, count: 0, pay: 0 }
    const moved = (roll: number, place: number, rollsLeft: number) => ({
      type: 'trailMoved',
      roll,
      place,
      rollsLeft,
    })
    expect(events.slice(1)).toEqual([
      { ...moved(1, 2, 2), prize: { ...nothing, kind: 'multiply', count: 3 }, pay: 0, total: 0 },
      { ...moved(2, 3, 1), prize: { ...nothing, kind: 'pay', pay: 15 }, pay: 15, total: 15 },
      {
        ...moved(3, 6, 0),
        prize: { kind: 'jackpot', jackpot: 'vault', count: 0, pay: 100 },
        pay: 0,
        total: 15,
      },
      { type: 'jackpotWon', jackpot: 'vault', pay: 100, total: 115 },
      { type: 'trailEnded', pay: 115, total: 115 },
    ])
  })

  it('is over where a place ends it', () => {
    const { events } = playFeature(ready(small), cause, scriptedDraw([1, 2]))
    expect(events.at(-2)).toMatchObject({ type: 'trailMoved', place: 4, rollsLeft: 0 })
    expect(events.at(-1)).toEqual({ type: 'trailEnded', pay: 0, total: 0 })
  })

  it('refuses any other action without a draw', () => {
    const draw = drawFrom(new SeededWords(1))
    const run = { walked: 0, left: 1, rolled: 0, times: 1, from: 0 }
    const act = () => ready(small).act(run, { type: 'wheelSpin' }, new Telling(draw, 0, 9))
    expect(act).toThrow(RangeError)
    expect(draw.words).toBe(0)
  })

  const run = { walked: 0, left: 1, rolled: 0, times: 1, from: 0 }
  it.each<[string, unknown]>([
    ['all places walked', { ...run, walked: 7 + 1 }],
    ['no roll left', { ...run, left: 0 }],
    ['wins times nothing', { ...run, times: 0 }],
  ])('reads no state with %s', (_, stored) => {
    expect(ready(small).read(run)).toEqual(run)
    expect(() => ready(small).read(stored)).toThrow(TypeError)
  })

  it.each([
    ['one place', { places: [{ kind: 'end' }] }, /two places/],
    ['a way up', { places: [{ kind: 'up' }, { kind: 'end' }] }, /rings/],
    ['no rolls', { rolls: 0 }, /roll/],
  ] as const)('says what is wrong with %s', (_, change, fault) => {
    expect(trailFault(small)).toBeNull()
    expect(trailFault({ ...small, ...change })).toMatch(fault)
  })
})
