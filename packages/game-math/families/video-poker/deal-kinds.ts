import { at } from '../../at.ts'
import type { VideoPokerDefinition } from './definition.ts'
import { bestHold, drawnBy, waysToDraw } from './holds/best-hold.ts'
import { holdCount, holdSum, holdSums, setsOfHolds, sumsOfHands } from './holds/hold-values.ts'
import { completions } from './holds/solver.ts'
import { type SuitClasses, suitClasses } from './holds/suit-classes.ts'
import { naturalClassOf } from './natural-classes.ts'
import { rowsByClass, unitsByClass } from './rows.ts'

/** Deals whose best hold becomes the same with the same chances: all that a game of any number of hands can tell of them. */
export interface DealKind {
  /** How many of all deals are of this kind. */
  readonly deals: number
  /** Ways in which the cards that are not held are drawn. */
  readonly ways: number
  /** By row of the pay table, how many of these ways become it. */
  readonly counts: readonly number[]
}

/** Every deal, played by its best hold; deals that become the same are counted together. */
export function dealKinds(definition: Pick<VideoPokerDefinition, 'pays'>): readonly DealKind[] {
  const rows = rowsByClass(definition)
  const units = sumsOfHands(completions(), unitsByClass(definition))
  const rowSums = definition.pays.map((_, row) =>
    sumsOfHands(
      completions(),
      Float64Array.from(rows, (of) => (of === row ? 1 : 0)),
    ),
  )
  const { cards, hands } = handClasses()
  const sets = new Int32Array(holdCount)
  const sums = new Float64Array(holdCount)
  const found = new Map<string, { deals: number; ways: number; counts: readonly number[] }>()
  for (let of = 0; of < hands.length; of++) {
    const from = of * 5
    const own = naturalClassOf(cards, from)
    setsOfHolds(sets, cards, from)
    holdSums(sums, units, sets, own)
    const hold = bestHold(sums)
    const ways = waysToDraw[drawnBy[hold] ?? 0] ?? 1
    const counts = rowSums.map((ofRow) => holdSum(ofRow, sets, { hold, own }))
    const key = `${ways} ${counts.join(' ')}`
    const kind = found.get(key) ?? { deals: 0, ways, counts }
    kind.deals += at(hands, of)
    found.set(key, kind)
  }
  return [...found.values()]
}

let known: SuitClasses | null = null

/** Of hands of five cards, for all pay tables. */
function handClasses(): SuitClasses {
  known ??= suitClasses(5)
  return known
}
