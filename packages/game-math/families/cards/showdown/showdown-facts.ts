import { type Fraction, fraction, minus, times } from '../../../fraction.ts'
import type { GameFacts } from '../../../facts.ts'
import type { Bet } from '../../../game.ts'
import type { ShowdownDefinition } from './definition.ts'
import { outcomeOf } from './outcome.ts'
import { type Chips, chipsOf } from './selected.ts'

/**
 * Exact facts of a bet: every order of ranks that the hands can be dealt.
 * @throws RangeError when it cannot be bet.
 */
export function showdownFacts(definition: ShowdownDefinition, bet: Bet): GameFacts {
  const chips = chipsOf(definition, bet.selection)
  if (chips === null) throw new RangeError('chips that cannot be bet')
  const ways = outcomeWays(definition)
  const all = [...ways.values()].reduce((sum, of) => sum + of, 0n)
  const { unitsPerStake, spots } = definition
  const price = unitsPerStake * chips.reduce((sum, on) => sum + on.chips, 0)
  const payouts = [...ways].map(([outcome, of]) => [paidTo(chips, spots, outcome), of] as const)
  const most = Math.max(...payouts.map(([payout]) => payout))
  const mean = (figure: (payout: number) => bigint, unit: bigint): Fraction =>
    fraction(
      payouts.reduce((sum, [payout, of]) => sum + figure(payout) * of, 0n),
      all * unit,
    )
  const chance = (isMeant: (payout: number) => boolean): Fraction =>
    mean((payout) => BigInt(isMeant(payout)), 1n)
  const rtp = mean(BigInt, BigInt(price))
  const squares = mean((payout) => BigInt(payout) ** 2n, BigInt(price) ** 2n)
  return {
    proof: 'E',
    rtp,
    split: { hand: rtp },
    rtpWithoutMost: rtp,
    variance: minus(squares, times(rtp, rtp)),
    hit: chance((payout) => payout > 0),
    profit: chance((payout) => payout > price),
    features: {},
    mostUnits: most,
    most: chance((payout) => payout === most),
    atLeast: (stakes) => chance((payout) => payout >= stakes * unitsPerStake),
  }
}

function paidTo(
  chips: readonly Chips[],
  spots: ShowdownDefinition['spots'],
  outcome: string,
): number {
  return chips.reduce((sum, on) => sum + on.chips * (spots[on.spot]?.[outcome] ?? 0), 0)
}

/** In how many ways the shoe deals each outcome. */
export function outcomeWays(definition: ShowdownDefinition): ReadonlyMap<string, bigint> {
  const ways = new Map<string, bigint>()
  const left = Array.from({ length: 13 }, () => 4 * definition.decks)
  const ranks: number[] = []
  const deal = (weight: bigint): void => {
    if (ranks.length === definition.hands.length) {
      const outcome = outcomeOf(definition, ranks)
      ways.set(outcome, (ways.get(outcome) ?? 0n) + weight)
      return
    }
    left.forEach((count, rank) => {
      left[rank] = count - 1
      ranks.push(rank)
      deal(weight * BigInt(count))
      ranks.pop()
      left[rank] = count
    })
  }
  deal(1n)
  return ways
}
