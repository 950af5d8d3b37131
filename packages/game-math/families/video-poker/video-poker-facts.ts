import { factsOf } from '../../chances/proved-round.ts'
import { fraction } from '../../fraction.ts'
import { noWin } from '../../chances/wins.ts'
import type { GameFacts } from '../../facts.ts'
import { playedDeals } from './deal-kinds.ts'
import { mostOf, paidByGame } from './check-definition.ts'
import type { DrawnMultiplier, PokerTable, VideoPokerDefinition } from './definition.ts'
import { withDoubleUp } from './double-up.ts'
import { dealsOf, deckTables } from './holds/deck-tables.ts'
import { classesPlayed } from './holds/played-classes.ts'
import { rowsByClass, unitsByClass } from './rows.ts'
import { severalHandsFacts } from './several-hands-facts.ts'

/**
 * Exact facts of a video poker whose player always holds what pays most on average: every hand that can be dealt, every hold of it, every draw.
 * The parts of the return are the rows of the pay table.
 */
export function videoPokerFacts(definition: VideoPokerDefinition): GameFacts {
  const { pays, hands, unitsPerStake, progressive } = definition
  if (hands > 1) return severalHandsFacts(definition, playedDeals(definition))
  if (definition.multipliers) return multipliedFacts(definition, definition.multipliers)
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
          also: pays[row]?.hand === progressive?.hand ? [] : alsoOf(pays[row]),
          after: chances.nothing,
        })),
      ),
    price: unitsPerStake,
    unitsPerStake,
    maxUnits: mostOf(definition),
    parts: paidByGame(definition).map(({ hand }) => hand),
    features: [],
  })
  // Each hand is a part of the return and something that a round meets: how often it comes is what players ask first.
  const odds = pays.map(({ hand }, row) => [hand, fraction(counts[row] ?? 0n, all)] as const)
  const told = { ...facts, features: Object.fromEntries(odds) }
  if (!definition.doubleUp) return told
  const payouts = counts.map((ways, row) => [pays[row]?.units ?? 0, ways] as const)
  return withDoubleUp(told, definition.doubleUp, { payouts, unitsPerStake })
}

/**
 * The same under a multiplier that is drawn with the deal. It multiplies every hold alike, so that the best holds stay what they are: each pay of a row is
 * spread over the multipliers.
 * @throws RangeError for a game that offers doubling besides, which is not worked out.
 */
function multipliedFacts(
  definition: VideoPokerDefinition,
  multipliers: readonly DrawnMultiplier[],
): GameFacts {
  const { pays, unitsPerStake, doubleUp } = definition
  if (doubleUp) throw new RangeError('doubling of a multiplied win is not worked out')
  const counts = countsByRow(definition)
  const weights = BigInt(multipliers.reduce((sum, { weight }) => sum + weight, 0))
  const all = counts.reduce((sum, count) => sum + count, 0n)
  const facts = factsOf({
    proof: 'E',
    chances: (chances) =>
      chances.oneOf(
        'nothing',
        counts.flatMap((count, row) =>
          multipliers.map(({ by, weight }) => ({
            weight: count * BigInt(weight),
            wins: noWin,
            also: alsoOf(pays[row], by),
            after: chances.nothing,
          })),
        ),
      ),
    price: unitsPerStake,
    unitsPerStake,
    maxUnits: mostOf(definition),
    parts: pays.map(({ hand }) => hand),
    features: [],
  })
  const drawn = multipliers.filter(({ by }) => by > 1).reduce((sum, { weight }) => sum + weight, 0)
  return {
    ...facts,
    features: {
      ...Object.fromEntries(
        pays.map(({ hand }, row) => [hand, fraction(counts[row] ?? 0n, all)] as const),
      ),
      multiplier: fraction(BigInt(drawn), weights),
    },
  }
}

const alsoOf = (row: VideoPokerDefinition['pays'][number] | undefined, by = 1) =>
  row ? [{ part: row.hand, units: row.units * by }] : []

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
