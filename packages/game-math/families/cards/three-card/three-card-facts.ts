import type { GameFacts } from '../../../facts.ts'
import type { Bet } from '../../../game.ts'
import { type CountedOutcome, countedFacts } from '../places/facts.ts'
import { chipsOf } from '../showdown/selected.ts'
import { allHands, dealersAgainst, handCount } from './all-hands.ts'
import { spots, type ThreeCardDefinition } from './definition.ts'
import { isPlayed, rankOfValue } from './hand-value.ts'

/**
 * Exact facts of a bet: every hand of the player's against every hand that the dealer can have, of a player who plays a queen, a six and a four or better.
 * @throws RangeError when it cannot be bet.
 */
export function threeCardFacts(definition: ThreeCardDefinition, bet: Bet): GameFacts {
  const { unitsPerStake, mostChips } = definition
  const chips = chipsOf({ spots, mostChips }, bet.selection)
  if (chips === null) throw new RangeError('chips that cannot be bet')
  const on = (name: string): number => chips.find(({ spot }) => spot === name)?.chips ?? 0
  const [ante, pairPlus] = [on('ante'), on('pairPlus')]
  const counted = new Map<string, { payout: number; extra: number; ways: number }>()
  const count = (payout: number, extra: number, ways: number): void => {
    const key = `${payout} ${extra}`
    const known = counted.get(key)
    if (known) known.ways += ways
    else counted.set(key, { payout, extra, ways })
  }
  const stake = ante * unitsPerStake
  for (const [cards, value, alike] of distinctHands()) {
    const rank = rankOfValue(value)
    const side = pairPlus * (definition.pairPlusBack[rank] ?? 0)
    if (ante === 0 || !isPlayed(value)) {
      count(side, 0, alike * dealerHands)
      continue
    }
    const bonus = side + ante * (definition.anteBonus[rank] ?? 0)
    const { folded, won, tied, lost } = dealersAgainst(cards)
    count(bonus + 3 * stake, stake, alike * folded)
    count(bonus + 4 * stake, stake, alike * won)
    count(bonus + 2 * stake, stake, alike * tied)
    count(bonus, stake, alike * lost)
  }
  const outcomes = [...counted.values()]
    .filter(({ ways }) => ways > 0)
    .map(({ payout, extra, ways }): CountedOutcome => ({ payout, extra, ways: BigInt(ways) }))
  return countedFacts({ outcomes, price: stake + pairPlus * unitsPerStake, unitsPerStake })
}

/** Hands that the dealer can have beside three cards. */
const dealerHands = 18_424

type Distinct = readonly [cards: readonly [number, number, number], value: number, alike: number]

/** Hands that differ in more than the names of suits, one of each, with how many are alike: 741 of ranks and suits together. */
function distinctHands(): readonly Distinct[] {
  const { first, second, third, values } = allHands()
  const found = new Map<string, [readonly [number, number, number], number, number]>()
  for (let hand = 0; hand < handCount; hand++) {
    const cards = [first[hand] ?? 0, second[hand] ?? 0, third[hand] ?? 0] as const
    const key = shapeOf(cards)
    const known = found.get(key)
    if (known) known[2]++
    else found.set(key, [cards, values[hand] ?? 0, 1])
  }
  return [...found.values()]
}

/** Ranks in order, and suits by where they are met first. Cards of one rank are in the order that makes the least of it. */
function shapeOf(cards: readonly [number, number, number]): string {
  const [a, b, c] = cards
  const orders = [
    [a, b, c],
    [b, a, c],
    [a, c, b],
  ].filter((order) => order.every((card, at) => card >> 2 === (cards[at] ?? 0) >> 2))
  return orders
    .map((order) => {
      const suits: number[] = []
      const names = order.map((card) => {
        if (!suits.includes(card & 3)) suits.push(card & 3)
        return suits.indexOf(card & 3)
      })
      return `${order.map((card) => card >> 2).join()} ${names.join()}`
    })
    .toSorted()
    .join('|')
}
