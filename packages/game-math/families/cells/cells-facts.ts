import { factsOf, type ProvedRound } from '../../chances/proved-round.ts'
import { type Wins, winsOf } from '../../chances/wins.ts'
import type { GameFacts } from '../../facts.ts'
import type { CellsDefinition } from './definition.ts'
import { figureWins } from './figure-wins.ts'

/** Exact facts of a grid of cells. */
export function cellsFacts(definition: CellsDefinition): GameFacts {
  return factsOf(provedCells(definition))
}

export function provedCells(definition: CellsDefinition): ProvedRound {
  const { unitsPerStake, maxUnits } = definition
  if (definition.rule !== undefined) return provedLines(definition)
  const wins = cellsWins(definition)
  return {
    proof: 'E',
    chances: (chances) =>
      chances.oneOf('anywhere', [{ weight: 1n, wins, also: [], after: chances.nothing }]),
    price: unitsPerStake,
    unitsPerStake,
    maxUnits,
    parts: ['anywhere'],
    features: [],
  }
}

/** Corners come with lines, so each thing that they win goes with the lines that are won beside it. */
function provedLines(definition: CellsDefinition): ProvedRound {
  const { unitsPerStake, maxUnits, corners } = definition
  const ways = figureWins(definition)
  return {
    proof: 'E',
    chances: (chances) =>
      chances.oneOf(
        'lines',
        ways.map((one) => ({
          weight: 1n,
          wins: one.lines,
          also: one.corners > 0 ? [{ part: 'corners', units: one.corners }] : [],
          after: chances.nothing,
        })),
      ),
    price: unitsPerStake,
    unitsPerStake,
    maxUnits,
    parts: corners === undefined ? ['lines'] : ['lines', 'corners'],
    features: [],
  }
}

/** `[free cells]`: ways by what they pay. */
type Fillings = readonly ReadonlyMap<number, bigint>[]

/**
 * Every filling of the grid, counted by multinomial coefficients: for each number of wilds the symbols choose their cells one after
 * the other among those that are still free, and only how many are free and what is paid is kept.
 */
function cellsWins({ symbols, rows, weights, wild, pays }: CellsDefinition): Wins {
  const cells = rows.reduce((sum, row) => sum + row, 0)
  const choose = binomials(cells)
  const all = new Map<number, bigint>()
  for (let wilds = 0; wilds <= (wild === null ? 0 : cells); wilds++) {
    const weight = wild === null ? 1n : BigInt(weights[wild] ?? 0) ** BigInt(wilds)
    const start = Array.from({ length: cells + 1 }, (_, free) =>
      free === cells - wilds
        ? new Map([[0, (choose[cells]?.[wilds] ?? 0n) * weight]])
        : new Map<number, bigint>(),
    )
    const filled = symbols
      .filter((symbol) => symbol !== wild)
      .reduce<Fillings>(
        (fillings, symbol) =>
          withSymbol(fillings, choose, {
            weight: BigInt(weights[symbol] ?? 0),
            pays: pays[symbol] ?? [],
            wilds,
          }),
        start,
      )
    for (const [units, ways] of filled[0] ?? []) all.set(units, (all.get(units) ?? 0n) + ways)
  }
  return winsOf(all)
}

/** Every way in which one more symbol takes some of the free cells. */
function withSymbol(
  fillings: Fillings,
  choose: readonly (readonly bigint[])[],
  {
    weight,
    pays,
    wilds,
  }: {
    readonly weight: bigint
    readonly pays: readonly number[]
    readonly wilds: number
  },
): Fillings {
  const next = fillings.map(() => new Map<number, bigint>())
  for (const [free, ways] of fillings.entries()) {
    if (ways.size === 0) continue
    for (let count = 0; count <= free; count++) {
      const times = (choose[free]?.[count] ?? 0n) * weight ** BigInt(count)
      const pay = count === 0 ? 0 : (pays[Math.min(count + wilds, pays.length - 1)] ?? 0)
      const into = next[free - count]
      for (const [units, some] of ways) {
        into?.set(units + pay, (into.get(units + pay) ?? 0n) + some * times)
      }
    }
  }
  return next
}

/** `[n][k]`: in how many ways k are chosen of n (Pascal's triangle). */
function binomials(most: number): readonly (readonly bigint[])[] {
  const rows: bigint[][] = [[1n]]
  for (let n = 1; n <= most; n++) {
    const above = rows[n - 1] ?? []
    rows.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0n) + (above[k] ?? 0n)))
  }
  return rows
}
