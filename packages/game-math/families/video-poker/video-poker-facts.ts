import { at } from '../../at.ts'
import { factsOf } from '../../chances/proved-round.ts'
import { noWin } from '../../chances/wins.ts'
import type { GameFacts } from '../../facts.ts'
import type { VideoPokerDefinition } from './definition.ts'
import { bestHold, commonWays, drawnBy, waysToDraw } from './holds/best-hold.ts'
import { holdCount, holdSums, type NumberedHand, sumsOfHands } from './holds/hold-values.ts'
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
  return factsOf({
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
}

const alsoOf = (row: VideoPokerDefinition['pays'][number] | undefined) =>
  row ? [{ part: row.hand, units: row.units }] : []

/**
 * How often each row of the table pays, and after the last of them how often none does, of all hands that can be dealt times `commonWays`.
 */
export function countsByRow(definition: VideoPokerDefinition): readonly bigint[] {
  const rowCount = definition.pays.length
  const best = bestHolds(definition)
  const rows = rowsByClass(definition)
  const counts = Array.from({ length: rowCount }, (_, row) => {
    const isOfRow = Float64Array.from(rows, (of) => (of === row ? 1 : 0))
    return timesPaid(best, isOfRow)
  })
  const all = BigInt(commonWays) * BigInt(best.classes.hands.reduce((sum, one) => sum + one, 0))
  return [...counts, all - counts.reduce((sum, count) => sum + count, 0n)]
}

/** Every hand that can be dealt, up to the names of suits, with its best hold. */
interface BestHolds {
  readonly classes: SuitClasses
  readonly holds: Uint8Array
}

let known: SuitClasses | null = null

/** Of hands of five cards, for all pay tables. */
function handClasses(): SuitClasses {
  known ??= suitClasses(5)
  return known
}

function bestHolds(definition: VideoPokerDefinition): BestHolds {
  const classes = handClasses()
  const sums = sumsOfHands(completions(), unitsByClass(definition))
  const into = new Float64Array(holdCount)
  const holds = new Uint8Array(classes.hands.length)
  for (let of = 0; of < holds.length; of++) {
    holdSums(into, sums, handAt(classes.cards, of))
    holds[of] = bestHold(into)
  }
  return { classes, holds }
}

function handAt(cards: Int32Array, of: number): NumberedHand {
  const from = of * 5
  const [a, b, c] = [at(cards, from), at(cards, from + 1), at(cards, from + 2)]
  const [d, e] = [at(cards, from + 3), at(cards, from + 4)]
  return { a, b, c, d, e, own: naturalClassOf(a, b, c, d, e) }
}

/** How often hands become one of some classes, by the best holds, of all deals times `commonWays`. */
function timesPaid({ classes, holds }: BestHolds, isCounted: Float64Array): bigint {
  const sums = sumsOfHands(completions(), isCounted)
  const into = new Float64Array(holdCount)
  // Draws that are counted, by the number of cards drawn: each sum is below 2^53, as all deals times all draws are.
  const byDrawn = new Float64Array(waysToDraw.length)
  for (let of = 0; of < holds.length; of++) {
    holdSums(into, sums, handAt(classes.cards, of))
    const hold = holds[of] ?? 0
    const drawn = drawnBy[hold] ?? 0
    byDrawn[drawn] = (byDrawn[drawn] ?? 0) + (into[hold] ?? 0) * at(classes.hands, of)
  }
  return waysToDraw.reduce(
    (sum, ways, drawn) => sum + BigInt(byDrawn[drawn] ?? 0) * BigInt(commonWays / ways),
    0n,
  )
}
