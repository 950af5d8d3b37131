import { factsOf } from '../../chances/proved-round.ts'
import { fraction } from '../../fraction.ts'
import { noWin } from '../../chances/wins.ts'
import type { GameFacts } from '../../facts.ts'
import { dealKinds } from './deal-kinds.ts'
import type { VideoPokerDefinition } from './definition.ts'
import { commonWays } from './holds/best-hold.ts'
import { severalHandsFacts } from './several-hands-facts.ts'

/**
 * Exact facts of a video poker whose player always holds what pays most on average: every hand that can be dealt, every hold of it, every draw.
 * The parts of the return are the rows of the pay table.
 */
export function videoPokerFacts(definition: VideoPokerDefinition): GameFacts {
  const { pays, hands, unitsPerStake } = definition
  if (hands > 1) return severalHandsFacts(definition, dealKinds(definition))
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
  const kinds = dealKinds(definition)
  const counts = definition.pays.map((_, row) =>
    kinds.reduce(
      (sum, { deals, ways, counts: each }) =>
        sum + BigInt(deals) * BigInt((each[row] ?? 0) * (commonWays / ways)),
      0n,
    ),
  )
  const all = BigInt(commonWays) * BigInt(kinds.reduce((sum, { deals }) => sum + deals, 0))
  return [...counts, all - counts.reduce((sum, count) => sum + count, 0n)]
}
