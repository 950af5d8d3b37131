import { at } from '../../at.ts'
import type { PokerTable } from './definition.ts'
import { bestHold } from './holds/best-hold.ts'
import { dealsOf, deckTables } from './holds/deck-tables.ts'
import { holdCount } from './holds/draws.ts'
import {
  holdSums,
  parities,
  setsOfHolds,
  type SumsOfHands,
  sumsOfHands,
} from './holds/hold-values.ts'
import { rowsByClass, unitsByClass } from './rows.ts'

/** Deals whose best hold becomes the same with the same chances: all that a game of any number of hands can tell of them. */
export interface DealKind {
  /** How many of all deals are of this kind. */
  readonly deals: number
  /** What its chances are multiplied by to be counted of `common`. */
  readonly factor: number
  /** By row of the pay table, how many of the ways in which the other cards are drawn become it. */
  readonly counts: readonly number[]
}

/** Every deal of a game, played by its best hold. */
export interface PlayedDeals {
  /** Deals that become the same are counted together. */
  readonly kinds: readonly DealKind[]
  /** How many deals there are. */
  readonly all: number
  /** Equal chances that every way to draw is counted of. */
  readonly common: number
}

/** Plays every deal by its best hold. */
export function playedDeals(table: PokerTable): PlayedDeals {
  const { draws, completions } = deckTables(table.wilds)
  const { cards, hands, classes } = dealsOf(table.wilds)
  const rows = rowsByClass(table)
  const units = sumsOfHands(completions, unitsByClass(table))
  const rowSums = table.pays.map((_, row) =>
    sumsOfHands(
      completions,
      Float64Array.from(rows, (of) => (of === row ? 1 : 0)),
    ),
  )
  const sets = new Int32Array(holdCount)
  const sums = new Float64Array(holdCount)
  const found = new Map<string, { deals: number; factor: number; counts: readonly number[] }>()
  let all = 0
  for (let of = 0; of < hands.length; of++) {
    const own = classes[of] ?? 0
    setsOfHolds(sets, cards, of * 5)
    holdSums(sums, units, sets, own)
    const hold = bestHold(sums, draws)
    const factor = draws.factors[hold] ?? 0
    const counts = rowSums.map((ofRow) => sumOfHold(ofRow, sets, { hold, own }))
    const key = `${factor} ${counts.join(' ')}`
    const kind = found.get(key) ?? { deals: 0, factor, counts }
    kind.deals += at(hands, of)
    all += at(hands, of)
    found.set(key, kind)
  }
  return { kinds: [...found.values()], all, common: draws.common }
}

/** The sum of one hold alone: all holds that keep at least as much, added or taken away by how many cards more they keep (`holdSums`). */
function sumOfHold(
  { bySet, valueOf }: SumsOfHands,
  sets: Int32Array,
  { hold, own }: { readonly hold: number; readonly own: number },
): number {
  const thrown = (holdCount - 1) & ~hold
  let sum = at(parities, thrown) * (valueOf[own] ?? 0)
  // Every way to keep some of what is thrown away, but for all of it.
  for (let kept = thrown; kept !== 0; ) {
    kept = (kept - 1) & thrown
    sum += at(parities, kept) * (bySet[at(sets, hold | kept)] ?? 0)
  }
  return sum
}
