import { linesOf } from '@fairhouse/contract/families/bingo/winning-cells'
import { choose } from '../keno/catches.ts'

/**
 * `[rank]`: in how many of the `cells!` orders in which cells of a card can be daubed its first line is whole with exactly so many of them. Every order is as
 * likely as any other, whatever the numbers are.
 */
export function lineRanks(side: number): readonly bigint[] {
  const cells = side * side
  const lined = linedSets(side)
  const orders = factorial(cells)
  const by = lined.map((sets, count) => (orders * sets) / choose(cells, count))
  return by.map((ways, count) => ways - (by[count - 1] ?? 0n))
}

/** `[count]`: how many sets of so many cells hold a whole line. */
function linedSets(side: number): readonly bigint[] {
  const cells = side * side
  const lines = linesOf(side).map((line) => line.reduce((bits, cell) => bits | (1 << cell), 0))
  const sets = Array.from({ length: cells + 1 }, () => 0n)
  for (let bits = 0; bits < 2 ** cells; bits++) {
    if (!lines.some((line) => (bits & line) === line)) continue
    const count = bitsIn(bits)
    sets[count] = (sets[count] ?? 0n) + 1n
  }
  return sets
}

function bitsIn(bits: number): number {
  let count = 0
  for (let rest = bits; rest > 0; rest &= rest - 1) count++
  return count
}

export function factorial(value: number): bigint {
  let product = 1n
  for (let factor = 2; factor <= value; factor++) product *= BigInt(factor)
  return product
}
