import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import { payoutsOf } from '../../chances/proved-round.ts'
import { fraction, plus } from '../../fraction.ts'
import { everyDraw } from '../slot/testing/every-draw.ts'
import { cellsFacts, provedCells } from './cells-facts.ts'
import { cellsGame } from './cells-game.ts'
import type { CellsDefinition } from './definition.ts'
import { FastCells } from './fast-cells.ts'

const small: CellsDefinition = {
  symbols: ['wild', 'a', 'b', 'c'],
  rows: [2, 2, 1],
  weights: { wild: 1, a: 1, b: 2, c: 1 },
  wild: 'wild',
  pays: { a: [0, 0, 0, 4, 9, 30], b: [0, 0, 0, 2, 5], c: [0, 0, 1, 3, 7, 20] },
  unitsPerStake: 4,
  betLevels: [4, 8],
  maxUnits: 25,
}

const lined: CellsDefinition = {
  ...small,
  rows: [2, 2, 2],
  rule: {
    by: 'lines',
    lines: [
      [0, 0, 0],
      [0, 1, 0],
    ],
    columns: true,
  },
  pays: { a: [0, 0, 1, 9], b: [0, 0, 2, 5], c: [0, 0, 0, 7] },
  corners: { a: 6, c: 11 },
  maxUnits: 30,
}

const grids: readonly (readonly [string, CellsDefinition])[] = [
  ['a wild', small],
  ['lines, columns and corners', lined],
  ['lines alone', { ...lined, rule: { by: 'lines', lines: [[1, 0, 1]], columns: false } }],
  ['no wild', { ...small, symbols: ['a', 'b', 'c'], wild: null, weights: { a: 1, b: 2, c: 1 } }],
]

describe.each(grids)('a grid of cells with %s', (_, definition) => {
  const game = cellsGame(definition)

  it('has the chances that drawing every cell gives', () => {
    const { counts, most, total, grid } = payoutsOf(provedCells(definition))
    const computed = [...counts, most].flatMap((count, amount) =>
      count > 0n ? [[amount * grid, fraction(count, total)] as const] : [],
    )
    const played = everyDraw((draw) => game.open(draw).state.units)
    expect([...played].toSorted(([a], [b]) => a - b)).toEqual(computed)
  })

  it('draws and wins as much played fast', () => {
    const fast = new FastCells(definition)
    const [words, toldWords] = [new SeededWords(3), new SeededWords(3)]
    for (let round = 0; round < 2000; round++) {
      fast.play(words)
      const { units } = game.open(drawFrom(toldWords)).state
      expect([fast.units, words.words]).toEqual([units, toldWords.words])
    }
  })

  it('returns what its parts return', () => {
    const { rtp, split } = cellsFacts(definition)
    expect(Object.values(split).reduce(plus)).toEqual(rtp)
  })
})

const oneLine = (line: readonly number[]) => ({ by: 'lines', lines: [line], columns: false })

describe('cellsGame', () => {
  it('pays a symbol together with all wilds in view, and tells their cells', () => {
    const drawn = [0, 1, 1, 2, 4]
    let next = 0
    const draw = { below: () => drawn[next++] ?? 0, words: 0 }
    const { events, state, actions } = cellsGame(small).open(draw)
    expect(events).toMatchObject([
      { type: 'reelsStopped', stops: [], grid: [['wild', 'a'], ['a', 'b'], ['c']] },
      { type: 'groupWon', by: 'anywhere', symbol: 'a', count: 3, pay: 4, total: 4 },
      {
        type: 'groupWon',
        symbol: 'c',
        count: 2,
        cells: [
          [0, 0],
          [2, 0],
        ],
        pay: 1,
        total: 5,
      },
      { type: 'roundEnded', total: 5 },
    ])
    expect([state.done, actions]).toEqual([true, []])
  })

  it('pays lines, then columns, then corners, and wilds alone as the dearest', () => {
    // Columns: wild a, wild wild, a wild.
    const drawn = [0, 1, 0, 0, 1, 0]
    let next = 0
    const draw = { below: () => drawn[next++] ?? 0, words: 0 }
    const { events } = cellsGame({ ...lined, maxUnits: 100 }).open(draw)
    expect(events.slice(1)).toMatchObject([
      { type: 'lineWon', line: 0, symbol: 'a', count: 3, pay: 9, total: 9 },
      { type: 'lineWon', line: 1, symbol: 'a', pay: 9, total: 18 },
      { type: 'lineWon', line: 2, symbol: 'a', count: 2, pay: 1, total: 19 },
      {
        type: 'lineWon',
        line: 3,
        symbol: 'b',
        cells: [
          [1, 0],
          [1, 1],
        ],
        pay: 2,
        total: 21,
      },
      { type: 'lineWon', line: 4, symbol: 'a', pay: 1, total: 22 },
      { type: 'groupWon', by: 'corners', symbol: 'a', count: 4, pay: 6, total: 28 },
      { type: 'roundEnded', total: 28 },
    ])
  })

  it('tells the most of a round and no win after it', () => {
    const draw = { below: () => 0, words: 0 }
    const { events, state } = cellsGame(lined).open(draw)
    expect(state.units).toBe(30)
    expect(events.slice(-2)).toMatchObject([{ type: 'maxWinReached' }, { type: 'roundEnded' }])
  })

  it('reads back its states alone, and knows no action', () => {
    const game = cellsGame(small)
    expect(game.parseState({ version: 1, units: 7, done: true })).toMatchObject({ units: 7 })
    expect(() => game.parseState({ version: 1, units: 26, done: true })).toThrow(TypeError)
    expect(() => game.parseState({ version: 1, units: 7, done: false })).toThrow(TypeError)
    const state = game.parseState({ version: 1, units: 7, done: true })
    const draw = { below: () => 0, words: 0 }
    expect(() => game.act(state, { type: 'freeSpin' }, draw)).toThrow(RangeError)
    expect(() => game.open(draw, { mode: 'ante' })).toThrow(RangeError)
  })

  const broken: readonly (readonly [string, object, RegExp])[] = [
    ['a weight of nothing', { weights: { ...small.weights, a: 0 } }, /weight of a must be whole/],
    ['a wild that pays', { pays: { ...small.pays, wild: [0, 1] } }, /wild must either pay or be/],
    ['pays that fall', { pays: { ...small.pays, a: [0, 3, 2] } }, /pays of a must not fall/],
    ['a pay that never comes', { pays: { ...small.pays, a: [0, 0] } }, /a never pays/],
    ['a name that is no symbol', { weights: { ...small.weights, d: 1 } }, /d is not among/],
    ['corners without lines', { corners: { a: 5 } }, /corners pay beside lines/],
    ['a line that leaves the grid', { rule: oneLine([0, 0, 1]) }, /line 1 must name a row/],
    [
      'lines that pay beyond all counting',
      { rule: oneLine([0, 0, 0]), pays: { ...small.pays, a: [0, 2 ** 25] } },
      /lines pay less than/,
    ],
    ['corners of what pays nothing', { rule: oneLine([0, 0, 0]), corners: { d: 5 } }, /d pays in/],
    ['a stake of half units', { betLevels: [6] }, /stake 6 must be a multiple of 4/],
  ]
  it.each(broken)('refuses %s and says what to change', (_, change, sentence) => {
    expect(() => cellsGame({ ...small, ...change })).toThrow(sentence)
  })
})
