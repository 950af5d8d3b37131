import { item } from '../../../../at.ts'
import { type Hand, handOf, values } from '../values/hands.ts'
import { waysOf } from '../values/table.ts'
import {
  type Against,
  blackjackOf,
  drawnOnce,
  playedEnds,
  type Reached,
  resultOf,
  stoodOn,
} from './against.ts'
import { cardsWith } from './counted-shoe.ts'
import { together } from './outcomes.ts'

/** What became of one of two hands. */
interface HandOutcome {
  readonly stakes: number
  /** -1 lost, 0 push, 1 won. */
  readonly result: number
}

/**
 * A pair that is split. What one hand brings is counted exactly, and both bring the same on average, so the return is exact. How often both bring what
 * together is worked out as if, wherever the dealer ended, one hand knew nothing of the other's cards: that changes no return, and hardly sigma.
 */
export function countSplit(against: Against, pair: number): void {
  const { definition, shoe, outcomes, up } = against
  const { unitsPerStake } = definition
  const both = handOf([pair, pair])
  outcomes.add('split', { extra: 0, payout: 0 }, blackjackOf(against, both))
  const all = shoe.ends(waysOf(up, definition), cardsWith(both, [up]))
  const hand = handOutcomes(against, pair)
  for (const end of playedEnds) {
    const weights = hand(end)
    const net = weights.reduce(
      (sum, [{ stakes, result }, weight]) => sum + BigInt(stakes * result) * weight,
      0n,
    )
    outcomes.returns('split', BigInt(unitsPerStake) * (item(all, end) + 2n * net))
    outcomes.meet('split', item(all, end))
    for (const [one, other, weight] of together(weights, item(all, end))) {
      const extra = unitsPerStake * (one.stakes + other.stakes - 1)
      const payout = unitsPerStake * (givenBack(one) + givenBack(other))
      outcomes.spread({ extra, payout }, weight)
      if (extra > unitsPerStake) outcomes.meet('double', weight)
    }
  }
}

const givenBack = ({ stakes, result }: HandOutcome): number => stakes * (1 + result)

/** Of one of the hands: in how many orders it comes to what, by the end of the dealer's. */
function handOutcomes(
  against: Against,
  pair: number,
): (end: number) => readonly (readonly [HandOutcome, bigint])[] {
  const { table, up } = against
  const hit = new Map<Hand, bigint>()
  const doubled = new Map<Hand, bigint>()
  for (const value of values) {
    const hand = handOf([pair, value])
    const isDoubled = pair !== 1 && table.play({ up, hand, isSplit: true }) === 'double'
    ;(isDoubled ? doubled : hit).set(hand, 1n)
  }
  const plain = groupOf(against, pair, {
    starts: hit,
    ends: pair === 1 ? hit : stoodOn(against, hit),
  })
  const twice = groupOf(against, pair, { starts: doubled, ends: drawnOnce(doubled) })
  return (end) => [...plain(end, 1), ...twice(end, 2)]
}

/** Hands with as many stakes on them: those that are not among their ends went over 21. */
function groupOf(
  { shoe, definition, up }: Against,
  pair: number,
  { starts, ends }: { readonly starts: Reached; readonly ends: Reached },
): (end: number, stakes: number) => readonly (readonly [HandOutcome, bigint])[] {
  const ways = waysOf(up, definition)
  const counted = (reached: Reached) =>
    [...reached].map(([hand, orders]) => ({
      points: hand.points,
      orders,
      counts: shoe.ends(ways, cardsWith(hand, [pair, up])),
    }))
  const all = counted(starts)
  const ended = starts === ends ? all : counted(ends)
  return (end, stakes) => {
    const weights = new Map([-1, 0, 1].map((result) => [result, 0n]))
    const add = (result: number, weight: bigint) =>
      weights.set(result, (weights.get(result) ?? 0n) + weight)
    for (const { orders, counts } of all) add(-1, orders * item(counts, end))
    for (const { points, orders, counts } of ended) {
      const weight = orders * item(counts, end)
      add(-1, -weight)
      add(resultOf(points, end), weight)
    }
    return [...weights].map(([result, weight]) => [{ stakes, result }, weight] as const)
  }
}
