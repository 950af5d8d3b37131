import type { CellsDefinition } from '../families/cells/definition.ts'
import { type Fraction, fraction, minus, times } from '../fraction.ts'
import type { Pays } from './fit-pays.ts'
import type { ProvidedFacts } from './provided-game.ts'

/**
 * Exact return and variance of a grid of cells without a wild whose rounds are never cut off: a mean is the sum of what each symbol pays, and a square
 * the sum over all pairs of them. How many cells show a symbol is binomial, how many show two of them trinomial.
 * @throws RangeError for a grid with a wild.
 */
export function cellsMoments({
  rows,
  weights,
  wild,
  pays,
  unitsPerStake,
}: CellsDefinition): ProvidedFacts {
  if (wild !== null) throw new RangeError('a wild counts with every symbol: its wins are no sum')
  const cells = rows.reduce((sum, row) => sum + row, 0)
  const ways = fallsOf(cells)
  const weightOf = (name: string): bigint => BigInt(weights[name] ?? 0)
  const names = Object.keys(pays)
  const all = names.reduce((sum, name) => sum + weightOf(name), 0n)
  const payOf = (name: string, count: number): bigint => {
    const row = pays[name] ?? []
    return BigInt(row[Math.min(count, row.length - 1)] ?? 0)
  }
  const counts = Array.from({ length: cells + 1 }, (_, count) => count)
  const single = (name: string, power: bigint): bigint =>
    counts.reduce((sum, count) => {
      const pay = payOf(name, count) ** power
      if (pay === 0n) return sum
      const [mine, others] = [weightOf(name), all - weightOf(name)]
      return (
        sum + pay * ways(cells, count) * mine ** BigInt(count) * others ** BigInt(cells - count)
      )
    }, 0n)
  const both = (one: string, other: string): bigint =>
    counts.reduce((sum, first) => {
      const pay = payOf(one, first)
      if (pay === 0n) return sum
      const left = cells - first
      const rest = all - weightOf(one) - weightOf(other)
      const beside = counts.slice(0, left + 1).reduce((total, second) => {
        const more = payOf(other, second)
        if (more === 0n) return total
        const filled = weightOf(other) ** BigInt(second) * rest ** BigInt(left - second)
        return total + more * ways(left, second) * filled
      }, 0n)
      return sum + pay * ways(cells, first) * weightOf(one) ** BigInt(first) * beside
    }, 0n)
  const grids = all ** BigInt(cells)
  const price = BigInt(unitsPerStake)
  const mean = names.reduce((sum, name) => sum + single(name, 1n), 0n)
  const squares = names.reduce(
    (sum, one, at) =>
      names.slice(at + 1).reduce((total, other) => total + 2n * both(one, other), sum) +
      single(one, 2n),
    0n,
  )
  const rtp: Fraction = fraction(mean, grids * price)
  return { rtp, variance: minus(fraction(squares, grids * price ** 2n), times(rtp, rtp)) }
}

/** The most that a filling of so many cells pays: each symbol takes as many as it is worth. */
export function mostOfFillings(pays: Pays, cells: number): number {
  let best = Array.from({ length: cells + 1 }, () => 0)
  for (const row of Object.values(pays)) {
    best = best.map((_, used) =>
      Math.max(
        ...Array.from(
          { length: used + 1 },
          (_more, count) => (best[used - count] ?? 0) + (row[Math.min(count, row.length - 1)] ?? 0),
        ),
      ),
    )
  }
  return best[cells] ?? 0
}

/** In how many ways k are chosen of n. */
function fallsOf(most: number): (n: number, k: number) => bigint {
  const rows: bigint[][] = [[1n]]
  for (let n = 1; n <= most; n++) {
    const above = rows[n - 1] ?? []
    rows.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0n) + (above[k] ?? 0n)))
  }
  return (n, k) => rows[n]?.[k] ?? 0n
}
