import { item } from '../../at.ts'
import { fraction, type Fraction, plus } from '../../fraction.ts'
import { choose } from '../keno/catches.ts'
import type { BingoShape } from './card.ts'
import { factorial } from './line-ranks.ts'

/** Columns of which a pattern needs the same count of cells. */
interface ColumnGroup {
  readonly columns: number
  readonly needed: number
}

/** How many numbers were called of each column of a group, ascending, and in how many ways: orders of the columns times sets of numbers. */
interface GroupCalls {
  readonly called: readonly number[]
  readonly ways: bigint
  /** In how many ways a column's cells of the pattern are among the called, for all columns. */
  readonly whole: bigint
}

/** How many cells of a pattern lie in each column, without columns in which none does; ascending. The free cell is nobody's to daub. */
export function neededInColumns(
  { side, free }: BingoShape,
  cells: readonly number[],
): readonly number[] {
  const needed = Array.from(
    { length: side },
    (_, column) => cells.filter((cell) => cell !== free && cell % side === column).length,
  )
  return needed.filter((count) => count > 0).toSorted((one, other) => one - other)
}

/**
 * `[winners - 1]`: the chance that a card wins a pattern as one of so many cards with the same call, exactly.
 *
 * Which cards have it first is decided by the numbers of those columns alone that the pattern lies in, in the order in which they come. After `calls` of these, counts `k` of
 * the columns come about in Π C(numbers, k) of C(all, calls) ways, and the newest number is in a column as often as numbers of it were called. Of the cards, which do not
 * depend on each other given the calls, Π C(k, needed) of Π C(numbers, needed) have the pattern by then, and of these needed / k of the newest number's column have had it
 * with no earlier call.
 * @param needed cells of the pattern by column (`neededInColumns`).
 */
export function patternWins(
  { inColumn = 0 }: Pick<BingoShape, 'inColumn'>,
  needed: readonly number[],
  cards: number,
): readonly Fraction[] {
  const groups = [...tallied(needed)].map(([count, columns]) => ({ needed: count, columns }))
  const active = groups.reduce((sum, { columns }) => sum + columns, 0) * inColumn
  const laid = groups.reduce(
    (product, { columns, needed }) => product * choose(inColumn, needed) ** BigInt(columns),
    1n,
  )
  const sums = Array.from({ length: active + 1 }, () => Array.from({ length: cards }, () => 0n))
  const spread = Array.from({ length: cards }, (_, others) => choose(cards - 1, others))
  eachCalls(
    groups.map((group) => ({ group, all: callsOf(group, inColumn) })),
    ({ ways, whole, parts }) => {
      const calls = parts.reduce(
        (sum, { called }) => called.reduce((all, count) => all + count, sum),
        0,
      )
      const later = powersOf(laid - whole, cards)
      const row = item(sums, calls)
      for (const { needed, called } of parts) {
        for (const [count, columns] of tallied(called)) {
          const own = powersOf((whole * BigInt(needed)) / BigInt(count), cards)
          const weight = ways * BigInt(count * columns)
          for (let others = 0; others < cards; others++)
            row[others] =
              item(row, others) + weight * item(own, others + 1) * item(later, cards - 1 - others)
        }
      }
    },
  )
  const of = laid ** BigInt(cards)
  return spread.map((orders, others) =>
    sums.reduce<Fraction>(
      (sum, row, calls) =>
        item(row, others) === 0n
          ? sum
          : plus(
              sum,
              fraction(item(row, others) * orders, choose(active, calls) * BigInt(calls) * of),
            ),
      { numerator: 0n, denominator: 1n },
    ),
  )
}

/** Every way in which numbers of a group's columns were called so that a card may have its cells there. */
function callsOf({ columns, needed }: ColumnGroup, inColumn: number): readonly GroupCalls[] {
  const all: GroupCalls[] = []
  const choosing = (called: readonly number[]): void => {
    if (called.length === columns) {
      const orders = [...tallied(called).values()].reduce(
        (left, same) => left / factorial(same),
        factorial(columns),
      )
      all.push({
        called,
        ways: called.reduce((product, count) => product * choose(inColumn, count), orders),
        whole: called.reduce((product, count) => product * choose(count, needed), 1n),
      })
      return
    }
    for (let count = called.at(-1) ?? needed; count <= inColumn; count++)
      choosing([...called, count])
  }
  choosing([])
  return all
}

interface AllCalls {
  readonly ways: bigint
  readonly whole: bigint
  readonly parts: readonly { readonly needed: number; readonly called: readonly number[] }[]
}

/** What was called of all groups together, one way after the other. */
function eachCalls(
  [first, ...rest]: readonly {
    readonly group: ColumnGroup
    readonly all: readonly GroupCalls[]
  }[],
  visit: (calls: AllCalls) => void,
): void {
  if (!first) return visit({ ways: 1n, whole: 1n, parts: [] })
  eachCalls(rest, (others) => {
    for (const { called, ways, whole } of first.all)
      visit({
        ways: ways * others.ways,
        whole: whole * others.whole,
        parts: [{ needed: first.group.needed, called }, ...others.parts],
      })
  })
}

/** How often each value is there. */
function tallied(values: readonly number[]): ReadonlyMap<number, number> {
  const tally = new Map<number, number>()
  for (const value of values) tally.set(value, (tally.get(value) ?? 0) + 1)
  return tally
}

function powersOf(base: bigint, most: number): readonly bigint[] {
  const powers = [1n]
  for (let power = 1; power <= most; power++) powers.push(item(powers, power - 1) * base)
  return powers
}
