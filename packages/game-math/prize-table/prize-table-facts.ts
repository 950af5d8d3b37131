import type { GameFacts } from '../facts.ts'
import { type Fraction, fraction, minus, plus, times } from '../fraction.ts'
import type { Run, PrizeTableFile } from './prize-table-file.ts'
import { type PrizeTableHead, totalMass } from './prize-table-head.ts'

const nothing = fraction(0n, 1n)

/**
 * The exact facts of a prize table: every sum goes over all of its rows. Rows were cut at the most before they were weighed, so
 * the return without it is not known apart.
 * @param unitsPerStake pay units in a stake, which is what a round costs.
 * @param maxUnits the most a round wins.
 */
export function prizeTableFacts(
  table: PrizeTableHead,
  { runs }: PrizeTableFile,
  game: { readonly unitsPerStake: number; readonly maxUnits: number },
): GameFacts {
  const { unitsPerStake, maxUnits } = game
  const classes = runsByClass(table, runs)
  const mean = (value: (units: bigint) => bigint): Fraction =>
    classes.reduce((sum, { chance, runs: own }) => {
      const total = own.reduce((all, run) => all + value(BigInt(run.units)) * BigInt(run.rows), 0n)
      return plus(sum, times(chance, fraction(total, 1n)))
    }, nothing)
  const atLeast = (units: number): Fraction => mean((won) => (won >= BigInt(units) ? 1n : 0n))
  const stake = fraction(1n, BigInt(unitsPerStake))
  const rtp = times(
    mean((units) => units),
    stake,
  )
  const squares = times(
    mean((units) => units * units),
    times(stake, stake),
  )
  return {
    proof: 'T',
    rtp,
    split: splitOf(table, stake),
    rtpWithoutMost: rtp,
    variance: minus(squares, times(rtp, rtp)),
    hit: atLeast(1),
    profit: atLeast(unitsPerStake + 1),
    features: featuresOf(table),
    most: atLeast(maxUnits),
    atLeast: (stakes) => atLeast(stakes * unitsPerStake),
  }
}

interface WeighedRuns {
  /** Of each row of the class. */
  readonly chance: Fraction
  readonly runs: readonly Run[]
}

/** The runs of each class. @throws RangeError when they do not end where the class does. */
function runsByClass(table: PrizeTableHead, runs: readonly Run[]): readonly WeighedRuns[] {
  let next = 0
  const classes = table.classes.map(({ rows, mass }): WeighedRuns => {
    const first = next
    let left = rows
    while (left > 0) left -= runs[next++]?.rows ?? Number.NaN
    if (left !== 0) throw new RangeError('rows of two classes stand in one run')
    return {
      chance: fraction(BigInt(mass), BigInt(totalMass) * BigInt(rows)),
      runs: runs.slice(first, next),
    }
  })
  if (next !== runs.length) throw new RangeError('there are more rows than the classes have')
  return classes
}

function splitOf({ classes }: PrizeTableHead, stake: Fraction): Record<string, Fraction> {
  const split: Record<string, Fraction> = {}
  for (const { mass, rows, parts } of classes) {
    const chance = fraction(BigInt(mass), BigInt(totalMass) * BigInt(rows))
    for (const [part, units] of Object.entries(parts)) {
      const mean = times(times(chance, fraction(BigInt(units), 1n)), stake)
      split[part] = plus(split[part] ?? nothing, mean)
    }
  }
  return split
}

function featuresOf({ classes }: PrizeTableHead): Record<string, Fraction> {
  const chances: Record<string, Fraction> = {}
  for (const { mass, features } of classes) {
    for (const feature of features) {
      const chance = fraction(BigInt(mass), BigInt(totalMass))
      chances[feature] = plus(chances[feature] ?? nothing, chance)
    }
  }
  return chances
}
