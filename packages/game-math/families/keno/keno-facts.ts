import type { KenoRisk } from '@fairhouse/contract/families/keno/events'
import { item } from '../../at.ts'
import { countedFacts } from '../../chances/counted-facts.ts'
import type { GameFacts } from '../../facts.ts'
import { fraction, times } from '../../fraction.ts'
import { choose, ticketsOf, waysToCatch } from './catches.ts'
import { type KenoDefinition, paysOf } from './definition.ts'

/** In how many ways each amount of pay units is won. */
type Counts = ReadonlyMap<number, bigint>

/** Exact facts of a ticket of so many spots, whatever its numbers: every ball is as likely as any other. */
export function kenoFacts(
  definition: KenoDefinition,
  spots: number,
  risk: KenoRisk = 'medium',
): GameFacts {
  const { numbers, balls, unitsPerStake, freeGames } = definition
  const row = item(paysOf(definition, risk), spots - 1)
  const ways = waysToCatch({ numbers, balls, spots })
  const round = { proof: 'C' as const, price: unitsPerStake, unitsPerStake }
  const once = (share: (caught: number) => number): Counts =>
    summed(ways.map((count, caught) => [item(row, caught), count * BigInt(share(caught))]))
  if (!freeGames) {
    const counts = once(() => 1)
    const mostUnits = Math.max(...row)
    return countedFacts({ ...round, counts, mostUnits, parts: ['catches'], features: {} })
  }
  // Any of the balls drawn may be the last: as many of them as were caught are on the ticket.
  const [withFree, without] = [once((caught) => caught), once((caught) => balls - caught)]
  const draw = summed(ways.map((count, caught) => [item(row, caught) * freeGames.times, count]))
  const draws = Array.from({ length: freeGames.games }, () => draw).reduce(together)
  const drawsOf = [...draws.values()].reduce((sum, count) => sum + count, 0n)
  const chance = fraction(BigInt(spots), BigInt(numbers))
  const mean = fraction(
    ways.reduce((sum, count, caught) => sum + count * BigInt(item(row, caught)), 0n),
    ticketsOf({ numbers, spots }) * BigInt(unitsPerStake),
  )
  const worth = fraction(BigInt(freeGames.games * freeGames.times), 1n)
  return countedFacts({
    ...round,
    counts: summed([
      ...[...without].map(([units, count]) => [units, count * drawsOf] as const),
      ...together(withFree, draws),
    ]),
    mostUnits: Math.max(...row) * (1 + freeGames.games * freeGames.times),
    parts: ['catches', ['freeGames', times(times(mean, worth), chance)]],
    features: { freeGames: chance },
  })
}

/**
 * Exact facts of several cards that have no number in common, in one draw: so many draws catch so many of each (multivariate hypergeometric).
 * @param spots of each card.
 */
export function kenoCardsFacts(
  { numbers, balls, pays, unitsPerStake }: KenoDefinition,
  spots: readonly number[],
): GameFacts {
  /** `[drawn]`: ways for so many of the balls to be on the cards so far, by what they won. */
  let caught: readonly Counts[] = [new Map([[0, 1n]])]
  for (const count of spots) {
    const row = item(pays, count - 1)
    const card = row.map((units, hits): Counts => new Map([[units, choose(count, hits)]]))
    caught = Array.from({ length: Math.min(balls, caught.length + count - 1) + 1 }, (_, drawn) =>
      summed(
        card.flatMap((own, hits) => {
          const before = caught[drawn - hits]
          return before ? [...together(before, own)] : []
        }),
      ),
    )
  }
  const left = numbers - spots.reduce((sum, count) => sum + count, 0)
  const counts = summed(
    caught.flatMap((won, drawn) =>
      [...won].map(([units, ways]) => [units, ways * choose(left, balls - drawn)] as const),
    ),
  )
  return countedFacts({
    proof: 'C',
    counts,
    price: unitsPerStake * spots.length,
    unitsPerStake,
    mostUnits: Math.max(...counts.keys()),
    parts: ['catches'],
    features: {},
  })
}

/** Amounts with the ways of those that are alike added up; what cannot happen is left out. */
function summed(amounts: Iterable<readonly [units: number, ways: bigint]>): Counts {
  const counts = new Map<number, bigint>()
  for (const [units, ways] of amounts) {
    if (ways > 0n) counts.set(units, (counts.get(units) ?? 0n) + ways)
  }
  return counts
}

/** What two that do not depend on each other win together. */
const together = (one: Counts, other: Counts): Counts =>
  summed(
    [...one].flatMap(([units, ways]) =>
      [...other].map(([more, times]) => [units + more, ways * times] as const),
    ),
  )
