import type { GameFacts } from '../../../facts.ts'
import type { Bet } from '../../../game.ts'
import { type CountedOutcome, countedFacts } from '../places/facts.ts'
import { chipsOf } from '../showdown/selected.ts'
import type { BaccaratDefinition } from './definition.ts'
import { type Ended, outcomesOf, paidTo } from './pays.ts'
import { bankerDraws, isNatural, playerDraws, pointsOf, valueOfRank } from './third-card.ts'

/**
 * Exact facts of a bet: every order of ranks that a round can be dealt in.
 * @throws RangeError when it cannot be bet.
 */
export function baccaratFacts(definition: BaccaratDefinition, bet: Bet): GameFacts {
  const chips = chipsOf(definition, bet.selection)
  if (chips === null) throw new RangeError('chips that cannot be bet')
  const { unitsPerStake } = definition
  const outcomes = endings(definition.decks).map(([ended, ways]): CountedOutcome => {
    const met = outcomesOf(ended)
    const payout = chips.reduce((sum, on) => sum + paidTo(definition, on, met), 0)
    return { ways: BigInt(ways), payout, extra: 0 }
  })
  const price = unitsPerStake * chips.reduce((sum, on) => sum + on.chips, 0)
  return countedFacts({ outcomes, price, unitsPerStake })
}

const rankCount = 13

/** Endings by the number of decks: every bet of a table is paid by the same. */
const known = new Map<number, readonly (readonly [Ended, number])[]>()

function endings(decks: number): readonly (readonly [Ended, number])[] {
  const found = known.get(decks) ?? countedEndings(decks)
  known.set(decks, found)
  return found
}

/**
 * In how many ways a full shoe comes to each ending. Counted as if six cards were drawn in every round: all numbers are whole and below 2^53, for
 * six cards of eight decks have 5.0e15 orders.
 */
function countedEndings(decks: number): readonly (readonly [Ended, number])[] {
  const perRank = 4 * decks
  const left = Array.from({ length: rankCount }, () => perRank)
  let count = rankCount * perRank
  const ways = new Map<string, [Ended, number]>()
  /** Calls back with each rank that is left, taken out of the shoe meanwhile. */
  const each = (weight: number, then: (rank: number, weight: number) => void): void => {
    count--
    for (let rank = 0; rank < rankCount; rank++) {
      const of = left[rank] ?? 0
      left[rank] = of - 1
      then(rank, weight * of)
      left[rank] = of
    }
    count++
  }
  const end = (ended: Ended, weight: number): void => {
    const key = JSON.stringify(ended)
    const known = ways.get(key)
    if (known) known[1] += weight
    else ways.set(key, [ended, weight])
  }
  each(1, (p1, ofOne) => {
    each(ofOne, (b1, ofTwo) => {
      each(ofTwo, (p2, ofThree) => {
        each(ofThree, (b2, weight) => {
          const start = startOf([p1, p2], [b1, b2])
          endOf(start, { weight, count, thirds: thirdsIn(left), end })
        })
      })
    })
  })
  return [...ways.values()]
}

/** How many cards of each value are left. */
function thirdsIn(left: readonly number[]): readonly number[] {
  const thirds = Array.from({ length: 10 }, () => 0)
  left.forEach((count, rank) => {
    const value = valueOfRank(rank)
    thirds[value] = (thirds[value] ?? 0) + count
  })
  return thirds
}

const startOf = (player: readonly [number, number], banker: readonly [number, number]): Ended => ({
  player: pointsOf(player.map(valueOfRank)),
  banker: pointsOf(banker.map(valueOfRank)),
  isPlayerPair: player[0] === player[1],
  isBankerPair: banker[0] === banker[1],
})

/** All that four cards can still come to. */
function endOf(
  start: Ended,
  {
    weight,
    count,
    thirds,
    end,
  }: {
    readonly weight: number
    readonly count: number
    readonly thirds: readonly number[]
    readonly end: (ended: Ended, weight: number) => void
  },
): void {
  const { player, banker } = start
  if (isNatural(player, banker)) return end(start, weight * count * (count - 1))
  if (!playerDraws(player)) {
    if (!bankerDraws(banker, null)) return end(start, weight * count * (count - 1))
    thirds.forEach((of, value) =>
      end({ ...start, banker: pointsOf([banker, value]) }, weight * of * (count - 1)),
    )
    return
  }
  thirds.forEach((of, third) => {
    const drawn = { ...start, player: pointsOf([player, third]) }
    if (!bankerDraws(banker, third)) return end(drawn, weight * of * (count - 1))
    thirds.forEach((all, value) => {
      const left = value === third ? all - 1 : all
      end({ ...drawn, banker: pointsOf([banker, value]) }, weight * of * left)
    })
  })
}
