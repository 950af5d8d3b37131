import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { item } from '../at.ts'
import { lineWins } from './line-pays.ts'
import { readyRules } from './rules.ts'
import { unitsAt } from './simulate.ts'
import { smallSlot } from './testing/small-slot.ts'

const rules = readyRules(smallSlot)
const { wild, lines, pays } = smallSlot
const rest = fc.record({
  stops: fc.tuple(...rules.free.reels.map(({ length }) => fc.nat(length - 1))),
  held: fc.constantFrom(0, 2, 8, 10),
})

/** The rules of the help text, word for word: what is in view, line by line. */
function readable(stops: readonly number[], held: number): readonly object[] {
  const grid = rules.free.reels.map((reel, i) => {
    const window = item(reel.windows, item(stops, i))
    const isWild = ((held >> i) & 1) === 1 || window.includes(wild)
    return isWild ? [wild, wild, wild] : window
  })
  return lines.flatMap((line, number) => {
    const shown = line.map((row, reel) => item(item(grid, reel), row))
    const symbol = item(shown, 0)
    const broken = shown.findIndex((name) => name !== symbol && name !== wild)
    const count = broken < 0 ? shown.length : broken
    const pay = Object.entries(pays).find(([name]) => name === symbol)?.[1][count] ?? 0
    return pay > 0 ? [{ line: number, symbol: smallSlot.symbols.indexOf(symbol), count, pay }] : []
  })
}

describe('lineWins', () => {
  it('finds exactly what a reader of the rules would, by line number', () => {
    fc.assert(
      fc.property(rest, ({ stops, held }) => {
        expect(lineWins(rules.free, { stops, held })).toEqual(readable(stops, held))
      }),
      { numRuns: 2000 },
    )
  })

  it('adds up to what simulation pays', () => {
    fc.assert(
      fc.property(rest, ({ stops, held }) => {
        const told = lineWins(rules.free, { stops, held }).reduce((sum, { pay }) => sum + pay, 0)
        expect(unitsAt(rules.free, stops, held)).toBe(told)
      }),
      { numRuns: 2000 },
    )
  })
})
