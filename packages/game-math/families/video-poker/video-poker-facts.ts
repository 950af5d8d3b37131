import { at } from '../../at.ts'
import { factsOf } from '../../chances/proved-round.ts'
import { fraction } from '../../fraction.ts'
import { noWin } from '../../chances/wins.ts'
import type { GameFacts } from '../../facts.ts'
import type { VideoPokerDefinition } from './definition.ts'
import { bestHold, commonWays, drawnBy, waysToDraw } from './holds/best-hold.ts'
import {
  holdCount,
  holdSum,
  holdSums,
  setsOfHolds,
  type SumsOfHands,
  sumsOfHands,
} from './holds/hold-values.ts'
import { completions } from './holds/solver.ts'
import { type SuitClasses, suitClasses } from './holds/suit-classes.ts'
import { naturalClassOf } from './natural-classes.ts'
import { rowsByClass, unitsByClass } from './rows.ts'

/**
 * Exact facts of a video poker whose player always holds what pays most on average: every hand that can be dealt, every hold of it, every draw.
 * The parts of the return are the rows of the pay table.
 * @throws RangeError for a game of several hands, whose payouts depend on each other.
 */
export function videoPokerFacts(definition: VideoPokerDefinition): GameFacts {
  const { pays, hands, unitsPerStake } = definition
  if (hands !== 1) throw new RangeError('facts of several hands are not worked out')
  const counts = countsByRow(definition)
  const all = counts.reduce((sum, count) => sum + count, 0n)
  const facts = factsOf({
    proof: 'E',
    chances: (chances) =>
      chances.oneOf(
        'nothing',
        counts.map((weight, row) => ({
          weight,
          wins: noWin,
          also: alsoOf(pays[row]),
          after: chances.nothing,
        })),
      ),
    price: unitsPerStake,
    unitsPerStake,
    maxUnits: Math.max(...pays.map(({ units }) => units)),
    parts: pays.map(({ hand }) => hand),
    features: [],
  })
  // Each hand is a part of the return and something that a round meets: how often it comes is what players ask first.
  const odds = pays.map(({ hand }, row) => [hand, fraction(counts[row] ?? 0n, all)] as const)
  return { ...facts, features: Object.fromEntries(odds) }
}

const alsoOf = (row: VideoPokerDefinition['pays'][number] | undefined) =>
  row ? [{ part: row.hand, units: row.units }] : []

/**
 * How often each row of the table pays, and after the last of them how often none does, of all hands that can be dealt times `commonWays`.
 */
export function countsByRow(definition: VideoPokerDefinition): readonly bigint[] {
  const rows = rowsByClass(definition)
  const units = sumsOfHands(completions(), unitsByClass(definition))
  const rowSums = definition.pays.map((_, row) =>
    sumsOfHands(
      completions(),
      Float64Array.from(rows, (of) => (of === row ? 1 : 0)),
    ),
  )
  const counts = countsOf(units, rowSums)
  const all = BigInt(commonWays) * BigInt(handClasses().hands.reduce((sum, one) => sum + one, 0))
  return [...counts, all - counts.reduce((sum, count) => sum + count, 0n)]
}

/** Plays every hand that can be dealt by its best hold, and counts what it becomes. */
function countsOf(units: SumsOfHands, rowSums: readonly SumsOfHands[]): readonly bigint[] {
  const { cards, hands } = handClasses()
  const sets = new Int32Array(holdCount)
  const sums = new Float64Array(holdCount)
  // By row, and in it by cards drawn: all deals times all draws are below 2^53.
  const counts = rowSums.map(() => new Float64Array(waysToDraw.length))
  for (let of = 0; of < hands.length; of++) {
    const from = of * 5
    const own = naturalClassOf(cards, from)
    setsOfHolds(sets, cards, from)
    holdSums(sums, units, sets, own)
    const hold = bestHold(sums)
    const drawn = drawnBy[hold] ?? 0
    for (let row = 0; row < rowSums.length; row++) {
      const [ofRow, count] = [rowSums[row], counts[row]]
      if (!ofRow || !count) continue
      const paid = holdSum(ofRow, sets, { hold, own })
      count[drawn] = (count[drawn] ?? 0) + paid * at(hands, of)
    }
  }
  return counts.map((count) =>
    waysToDraw.reduce(
      (sum, ways, drawn) => sum + BigInt(count[drawn] ?? 0) * BigInt(commonWays / ways),
      0n,
    ),
  )
}

let known: SuitClasses | null = null

/** Of hands of five cards, for all pay tables. */
function handClasses(): SuitClasses {
  known ??= suitClasses(5)
  return known
}
