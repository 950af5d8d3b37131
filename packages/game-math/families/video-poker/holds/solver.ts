import type { CardOrJoker } from '@fairhouse/contract/families/card'
import { at } from '../../../at.ts'
import { decks, placeInDeck } from '../decks.ts'
import type { PokerTable } from '../definition.ts'
import { unitsByClass } from '../rows.ts'
import { bestHold, worthOf } from './best-hold.ts'
import { deckTables } from './deck-tables.ts'
import { holdCount } from './draws.ts'
import { holdSums, setsOfHolds, type SumsOfHands, sumsOfHands } from './hold-values.ts'

/** Finds the best hold of any hand. Ways to hold are bits: 1 for the first card, 16 for the last. */
export interface HoldSolver {
  /** The hold of a dealt hand that pays most on average, exactly; ties go to more cards, then to those of lower rank. */
  best(dealt: readonly CardOrJoker[]): number
  /** What each of the 32 holds pays on average, in pay units of one hand, by its bits. */
  values(dealt: readonly CardOrJoker[]): readonly number[]
}

/**
 * A solver for a pay table. Its tables are made at the first question, in a fraction of a second; every further one takes a few microseconds.
 */
export function holdSolver(table: PokerTable): HoldSolver {
  let sums: SumsOfHands | null = null
  const { classOf } = decks[table.wilds]
  const into = new Float64Array(holdCount)
  const sets = new Int32Array(holdCount)
  const solve = (dealt: readonly CardOrJoker[]): Order => {
    sums ??= sumsOfHands(deckTables(table.wilds).completions, unitsByClass(table))
    const order = orderOf(dealt)
    setsOfHolds(sets, order.cards)
    holdSums(into, sums, sets, classOf(order.cards))
    return order
  }
  return {
    best: (dealt) => asDealt(solve(dealt), bestHold(into, deckTables(table.wilds).draws)),
    values: (dealt) => {
      const order = solve(dealt)
      const { draws } = deckTables(table.wilds)
      const values = Array.from({ length: holdCount }, () => 0)
      for (let hold = 0; hold < holdCount; hold++) {
        values[asDealt(order, hold)] = worthOf(into, hold, draws) / draws.common
      }
      return values
    },
  }
}

/** Places of the cards that a hold keeps, ascending. */
export const placesOf = (hold: number): number[] =>
  [0, 1, 2, 3, 4].filter((place) => (hold & (1 << place)) !== 0)

/** The bits of a hold that keeps these places. */
export const holdOf = (places: readonly number[]): number =>
  places.reduce((hold, place) => hold | (1 << place), 0)

/** Cards by number, ascending, and where each of them lies. */
interface Order {
  readonly cards: Int32Array
  readonly places: readonly number[]
}

function orderOf(dealt: readonly CardOrJoker[]): Order {
  const cards = Int32Array.from(dealt, placeInDeck)
  const places = [0, 1, 2, 3, 4]
  // Five are sorted by hand: sorting a list of pairs takes longer than all the rest.
  for (let from = 1; from < cards.length; from++) {
    for (let place = from; place > 0 && at(cards, place) < at(cards, place - 1); place--) {
      swap(cards, place)
      swap(places, place)
    }
  }
  return { cards, places }
}

function swap(list: Int32Array | number[], place: number): void {
  const above = list[place] ?? 0
  list[place] = list[place - 1] ?? 0
  list[place - 1] = above
}

/** A hold of sorted cards as one of the cards where they lie. */
function asDealt({ places }: Order, hold: number): number {
  return places.reduce(
    (bits, place, sorted) => ((hold & (1 << sorted)) === 0 ? bits : bits | (1 << place)),
    0,
  )
}
