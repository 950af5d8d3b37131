import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import { fraction, ratio } from '../../../../fraction.ts'
import { Telling } from '../../telling.ts'
import { everyDraw } from '../../testing/every-draw.ts'
import { chancesOf, playFeature, scriptedDraw } from '../../testing/play-feature.ts'
import { holdFeature } from './hold-feature.ts'
import { filledAtEnd, holdMean, holdWeights } from './hold-weights.ts'
import { type Cell, type HoldRule, holdFault } from './rule.ts'

const small: HoldRule = {
  kind: 'hold',
  spins: 2,
  landing: { hits: 1, of: 3 },
  prizes: [
    { kind: 'pay', units: 2, weight: 2 },
    { kind: 'jackpot', jackpot: 'mini', units: 50, weight: 1 },
    { kind: 'multiply', times: 3, weight: 1 },
    { kind: 'collect', weight: 1 },
  ],
  full: { jackpot: 'grand', units: 1000 },
}
/** Multiplies and collects only once something is held. */
const growing: HoldRule = {
  ...small,
  prizes: small.prizes.map((prize) =>
    prize.kind === 'multiply' || prize.kind === 'collect' ? { ...prize, later: true } : prize,
  ),
}
const plain: HoldRule = { ...small, prizes: [{ kind: 'pay', units: 1, weight: 1 }] }

const cells: readonly Cell[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
]
const onGrid = (rule: HoldRule) => holdFeature('hold', rule, [2, 2])
const cause = (filled: number) => ({ symbol: 'coin', cells: cells.slice(0, filled), by: filled })

const sorted = <T>(chances: ReadonlyMap<number, T>) => [...chances].toSorted(([a], [b]) => a - b)

describe('a hold-and-spin', () => {
  it.each([
    ['plain coins', plain, 2],
    ['plain coins, more of them', plain, 3],
    ['every kind of prize', small, 3],
    ['prizes that only land later', growing, 2],
    ['prizes that only land later, with one cell open', growing, 3],
  ])('is exact: every course of draws comes to the same chances, %s', (_, rule, filled) => {
    const feature = onGrid(rule)
    const played = everyDraw((draw) => playFeature(feature, cause(filled), draw).units)
    const exact = chancesOf(holdWeights(rule, { cells: 4, filled }))
    expect(sorted(exact)).toEqual(sorted(played))
  })

  it('fills as counted by hand: one open cell, two spins, one in three', () => {
    expect(filledAtEnd(small, { cells: 4, filled: 3 })).toEqual(
      new Map([
        [3, fraction(4n, 9n)],
        [4, fraction(5n, 9n)],
      ]),
    )
  })

  it.each([
    ['every kind of prize', small],
    ['prizes that only land later', growing],
  ])('has the mean of its chances, %s', (_, rule) => {
    const start = { cells: 4, filled: 2 }
    const mean = [...chancesOf(holdWeights(rule, start))].reduce(
      (sum, [units, chance]) => sum + units * ratio(chance),
      0,
    )
    expect(ratio(holdMean(rule, start))).toBeCloseTo(mean, 9)
  })

  it('starts with nothing that only lands later, however the cells are drawn', () => {
    const started = everyDraw((draw) => {
      const { events } = playFeature(onGrid(growing), cause(3), draw)
      const [first] = events
      return first?.type === 'holdStarted' &&
        first.held.every(({ prize: { kind } }) => kind === 'pay' || kind === 'jackpot')
        ? 1
        : 0
    })
    expect([...started.keys()]).toEqual([1])
  })

  it('comes to its exact mean when played, as near as so many rounds allow', () => {
    const chances = chancesOf(holdWeights(small, { cells: 4, filled: 2 }))
    let [mean, square] = [0, 0]
    for (const [units, chance] of chances) {
      mean += units * ratio(chance)
      square += units ** 2 * ratio(chance)
    }
    const rounds = 8000
    const draw = drawFrom(new SeededWords(299))
    const feature = onGrid(small)
    let sum = 0
    for (let i = 0; i < rounds; i++) sum += playFeature(feature, cause(2), draw).units
    const deviation = Math.sqrt((square - mean ** 2) / rounds)
    expect(Math.abs(sum / rounds - mean)).toBeLessThan(4 * deviation)
  })

  it('tells what it pays: jackpots first, then what the cells are worth', () => {
    const { events } = playFeature(onGrid(small), cause(3), scriptedDraw([0, 2, 3, 0, 4]))
    const nothing = { jackpot: null, count: 0, pay: 0 }
    expect(events).toEqual([
      {
        type: 'holdStarted',
        symbol: 'coin',
        held: [
          { cell: [0, 0], prize: { ...nothing, kind: 'pay', pay: 2 } },
          { cell: [0, 1], prize: { kind: 'jackpot', jackpot: 'mini', count: 0, pay: 50 } },
          { cell: [1, 0], prize: { ...nothing, kind: 'multiply', count: 3 } },
        ],
        left: 2,
        rows: 2,
      },
      {
        type: 'holdSpun',
        landed: [{ cell: [1, 1], prize: { ...nothing, kind: 'collect', pay: 6 } }],
        left: 0,
        rows: 2,
      },
      { type: 'jackpotWon', jackpot: 'mini', pay: 50, total: 50 },
      { type: 'jackpotWon', jackpot: 'grand', pay: 1000, total: 1050 },
      { type: 'holdEnded', full: true, pay: 12, total: 1062 },
    ])
  })

  it('gives all spins again whenever something lands', () => {
    const draws = [2, 2, 2, 0, 0, 2, 2, 2, 2, 2, 2]
    const { events } = playFeature(onGrid(plain), cause(1), scriptedDraw([0, ...draws]))
    expect(events.flatMap((event) => (event.type === 'holdSpun' ? [event.left] : []))).toEqual([
      1, 2, 1, 0,
    ])
  })

  it('pays no more than the round may win', () => {
    const draw = scriptedDraw([0, 2, 3, 0, 4])
    const { units, events } = playFeature(onGrid(small), cause(3), draw, 40)
    expect(units).toBe(40)
    expect(events.slice(-2)).toEqual([
      { type: 'jackpotWon', jackpot: 'mini', pay: 40, total: 40 },
      { type: 'holdEnded', full: true, pay: 0, total: 40 },
    ])
  })

  it('refuses any other action without a draw', () => {
    const draw = drawFrom(new SeededWords(1))
    const feature = onGrid(small)
    const run = { left: 1, held: [] }
    expect(() => feature.act(run, { type: 'respin' }, new Telling(draw, 0, 9))).toThrow(RangeError)
    expect(draw.words).toBe(0)
  })

  const held = { cell: [0, 0], prize: 0 }
  it.each<[string, unknown]>([
    ['no spins left', { left: 0, held: [] }],
    ['more spins than there are', { left: 3, held: [] }],
    ['a cell off the grid', { left: 1, held: [{ cell: [2, 0], prize: 0 }] }],
    ['a prize that is none', { left: 1, held: [{ cell: [0, 0], prize: 4 }] }],
    ['a cell held twice', { left: 1, held: [held, held] }],
  ])('reads no state with %s', (_, stored) => {
    expect(() => onGrid(small).read(stored)).toThrow(TypeError)
  })

  it.each([
    ['no spins', { spins: 0 }, /spins/],
    ['cells that always fill', { landing: { hits: 3, of: 3 } }, /stay open/],
    ['no prizes', { prizes: [] }, /weight/],
    [
      'prizes of which the first only lands later',
      { prizes: [{ kind: 'multiply', times: 2, weight: 1, later: true }, ...small.prizes] },
      /only land later/,
    ],
    [
      'one that may start it after one that only lands later',
      {
        prizes: [
          ...small.prizes,
          { kind: 'collect', weight: 1, later: true },
          { kind: 'pay', units: 1, weight: 1 },
        ],
      },
      /only land later/,
    ],
    ['half a unit', { prizes: [{ kind: 'pay', units: 0.5, weight: 1 }] }, /amount/],
  ] as const)('says what is wrong with %s', (_, change, fault) => {
    expect(holdFault(small)).toBeNull()
    expect(holdFault({ ...small, ...change })).toMatch(fault)
  })
})
