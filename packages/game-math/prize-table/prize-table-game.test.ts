import type { RoundAction } from '@fairhouse/contract/rounds/round'
import { type Draw, drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import { FastRounds } from '../families/cascade/fast/fast-rounds.ts'
import { readyCascade } from '../families/cascade/rules.ts'
import { fraction, plus, ratio } from '../fraction.ts'
import { FastPrizeTable } from './fast-prize-table.ts'
import { provenRow } from './row-proof.ts'
import { prizeTableFacts } from './prize-table-facts.ts'
import { readPrizeTable } from './prize-table-file.ts'
import { prizeTableGame } from './prize-table-game.ts'
import { rowCount } from './prize-table-head.ts'
import { smallPrizeTable } from './testing/small-prize-table.ts'

const { definition, inner, table, file, bytes, game } = smallPrizeTable('anywhere', 3000)
const rows = Array.from({ length: rowCount(table) }, (_, index) => ({ index, ...file.row(index) }))

/** Which class a row belongs to. */
function classOf(index: number): number {
  let end = 0
  return table.classes.findIndex((one) => index < (end += one.rows))
}

describe('a game with a prize table', () => {
  it('plays each row as its seed plays, to the units the row says', () => {
    for (const { index, seed, units } of rows.filter((row) => row.index % 41 === 0)) {
      const draw = drawFrom(new SeededWords(seed))
      let step = game.regenerated(index)
      let alone = inner.open(draw)
      expect(step.events).toEqual(alone.events)
      while (!step.state.done) {
        const stored = game.parseState(JSON.parse(JSON.stringify(step.state)))
        expect(stored).toEqual(step.state)
        step = game.act(stored, { type: 'freeSpin' }, drawFrom(new SeededWords(9)))
        alone = inner.act(alone.state, { type: 'freeSpin' }, draw)
        expect(step).toMatchObject({ events: alone.events, actions: alone.actions })
      }
      expect(step.state.units).toBe(units)
    }
  })

  it('draws and wins as much played fast', () => {
    const source = { row: file.row, prove: game.prove }
    const fast = new FastPrizeTable(table, source, new FastRounds(readyCascade(definition)))
    const [words, toldWords] = [new SeededWords(3), new SeededWords(3)]
    const draw = drawFrom(toldWords)
    for (let round = 0; round < 500; round++) {
      fast.play(words)
      let step = game.open(draw)
      while (!step.state.done) step = game.act(step.state, { type: 'freeSpin' }, draw)
      expect([fast.units, words.words]).toEqual([step.state.units, toldWords.words])
    }
  })

  it('draws classes by their mass and rows of a class alike', () => {
    const draw = drawFrom(new SeededWords(1))
    const rounds = 40_000
    const counts = [0, 0, 0]
    let firstHalf = 0
    for (let i = 0; i < rounds; i++) {
      const index = game.rowIndex(draw)
      const kind = classOf(index)
      counts[kind] = (counts[kind] ?? 0) + 1
      if (kind === 0 && index < (table.classes[0]?.rows ?? 0) / 2) firstHalf++
    }
    for (const [kind, chance] of [0.5, 0.25, 0.25].entries()) {
      expect((counts[kind] ?? 0) / rounds).toBeCloseTo(chance, 1.7)
    }
    expect(firstHalf / (counts[0] ?? 1)).toBeCloseTo(0.5, 1)
  })

  it('has facts that are exact sums over its rows', () => {
    const facts = prizeTableFacts(table, file, definition)
    const chance = (index: number) => {
      const one = table.classes[classOf(index)]
      return fraction(BigInt(one?.mass ?? 0), 2n ** 32n * BigInt(one?.rows ?? 1))
    }
    const mean = rows.reduce(
      (sum, { index, units }) => sum + (ratio(chance(index)) * units) / definition.unitsPerStake,
      0,
    )
    expect(ratio(facts.rtp)).toBeCloseTo(mean, 9)
    expect(Object.values(facts.split).reduce(plus)).toEqual(facts.rtp)
    expect(facts.features).toEqual({ freeSpins: fraction(1n, 4n) })
    const over = rows.filter(({ units }) => units >= 5 * definition.unitsPerStake)
    expect(ratio(facts.atLeast(5))).toBeCloseTo(
      over.reduce((sum, { index }) => sum + ratio(chance(index)), 0),
      9,
    )
  })

  it('proves each row against its root, and no other row', () => {
    for (const { index, seed, units } of rows.filter((row) => row.index % 301 === 0)) {
      const proof = game.prove(index)
      expect(provenRow(table, index, proof)).toEqual({ seed, units })
      expect(provenRow(table, (index + 256) % rows.length, proof)).toBe(null)
      const forged = {
        ...proof,
        block: proof.block.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
      }
      expect(provenRow(table, index, forged)).toBe(null)
    }
  })

  it('has another hash when a row, a mass or the inner game changes', () => {
    const [first, second, third] = table.classes
    if (!first || !second || !third) throw new Error('three classes')
    const shifted = [
      { ...first, mass: first.mass - 1 },
      { ...second, mass: second.mass + 1 },
      third,
    ]
    const others = [
      prizeTableGame(inner, { ...table, root: '00' }),
      prizeTableGame(inner, { ...table, classes: shifted }),
      prizeTableGame({ ...inner, hash: 'other' }, table),
    ]
    expect(new Set([game, ...others].map(({ hash }) => hash)).size).toBe(4)
    expect(() => prizeTableGame(inner, { ...table, classes: [first, second] })).toThrow(RangeError)
  })

  it('has no other way to bet, and offers no choice: who has the rows knows what follows', () => {
    const modes = [...inner.modes, { name: 'ante', price: 2 * inner.unitsPerStake }]
    expect(() => prizeTableGame({ ...inner, modes }, table)).toThrow('way to bet')
    const seeds = { row: file.row, prove: game.prove }
    const ways: RoundAction[][] = [
      [{ type: 'gamble', choices: [0] }],
      [{ type: 'freeSpin', left: 1 }, { type: 'collect' }],
    ]
    for (const actions of ways) {
      const choosing = {
        ...inner,
        open: (draw: Draw) => ({ ...inner.open(draw), actions }),
      }
      expect(() => prizeTableGame(choosing, table, seeds).regenerated(0)).toThrow('offers a choice')
    }
  })

  it('refuses what is no state, and to open without rows', () => {
    const state = game.regenerated(0).state
    const faults = [null, { ...state, seed: -1 }, { ...state, words: 0.5 }, { ...state, units: 1 }]
    for (const fault of faults) expect(() => game.parseState(fault)).toThrow(TypeError)
    const draw = drawFrom(new SeededWords(1))
    expect(() => prizeTableGame(inner, table).open(draw)).toThrow('not at hand')
    expect(() => game.open(draw, { mode: 'buy' })).toThrow(RangeError)
  })
})

describe('the file of a table', () => {
  it('is refused when it was cut', () => {
    expect(() => readPrizeTable(bytes.subarray(0, -1))).toThrow(RangeError)
    expect(() => readPrizeTable(bytes.subarray(0, 4))).toThrow(RangeError)
    expect(() => readPrizeTable(bytes).row(rows.length)).toThrow(RangeError)
  })
})
