import { factsOf } from '../../chances/proved-round.ts'
import { fraction } from '../../fraction.ts'
import { noWin } from '../../chances/wins.ts'
import type { GameFacts } from '../../facts.ts'
import type { PokerTable, VideoPokerDefinition } from './definition.ts'
import { dealsOf, deckTables } from './holds/deck-tables.ts'
import { classesPlayed } from './holds/played-classes.ts'
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
 * How often each row of the table pays, and after the last of them how often none does, of all hands that can be dealt times `draws.common`.
 */
export function countsByRow(table: PokerTable): readonly bigint[] {
  const rows = rowsByClass(table)
  const played = {
    ...deckTables(table.wilds),
    deals: dealsOf(table.wilds),
    valueOf: unitsByClass(table),
  }
  const counts = Array.from({ length: table.pays.length + 1 }, () => 0n)
  for (const [of, count] of classesPlayed(played, rows.length).entries()) {
    const row = rows[of] ?? table.pays.length
    counts[row] = (counts[row] ?? 0n) + BigInt(count)
  }
  return counts
}
