import type { Card } from '@fairhouse/contract/families/card'
import { deck } from '../../../../../cards/card.ts'
import { type Fraction, fraction, minus, times } from '../../../../../fraction.ts'
import type { GameFacts } from '../../../../../facts.ts'
import type { BoxesDefinition, SideName } from '../definition.ts'
import { pairOf, threeOf } from '../side-bets.ts'

/** Exact facts of a side bet by itself: every order of the cards that it looks at, each card of the deck as often as the shoe holds it. */
export function sideFacts(definition: BoxesDefinition, side: SideName): GameFacts {
  const { decks, unitsPerStake } = definition
  const ways = side === 'pairs' ? pairWays(definition) : pokerWays(definition)
  const cards = 52 * decks
  const all = BigInt(cards) * BigInt(cards - 1) * (side === 'pairs' ? 1n : BigInt(cards - 2))
  const pays = [...ways].map(([wins, count]) => [wins === 0 ? 0 : wins + 1, count] as const)
  const most = Math.max(...pays.map(([back]) => back))
  const sum = (figure: (back: number) => number): Fraction =>
    fraction(
      pays.reduce((total, [back, count]) => total + BigInt(figure(back)) * count, 0n),
      all,
    )
  const rtp = sum((back) => back)
  const hit = sum((back) => Number(back > 0))
  return {
    proof: 'E',
    rtp,
    split: { [side]: rtp },
    rtpWithoutMost: rtp,
    variance: minus(
      sum((back) => back ** 2),
      times(rtp, rtp),
    ),
    hit,
    profit: hit,
    features: {},
    mostUnits: most * unitsPerStake,
    most: sum((back) => Number(back === most)),
    atLeast: (stakes) => sum((back) => Number(back >= stakes)),
  }
}

/** In how many orders the cards win so much beside the stake; 0 for a loss. */
type Ways = ReadonlyMap<number, bigint>

function pairWays({ decks, sides }: BoxesDefinition): Ways {
  const ways = new Map<number, bigint>()
  for (const first of deck) {
    for (const second of deck) {
      const made = pairOf(first, second)
      add(ways, made ? sides.pairs[made] : 0, orders([first, second], decks))
    }
  }
  return ways
}

function pokerWays({ decks, sides }: BoxesDefinition): Ways {
  const ways = new Map<number, bigint>()
  for (const first of deck) {
    for (const second of deck) {
      for (const third of deck) {
        const cards = [first, second, third] as const
        const made = threeOf(cards)
        add(ways, made ? sides.poker[made] : 0, orders(cards, decks))
      }
    }
  }
  return ways
}

function add(ways: Map<number, bigint>, wins: number, count: number): void {
  ways.set(wins, (ways.get(wins) ?? 0n) + BigInt(count))
}

/** Orders of the shoe's own cards that look like these. */
const orders = (cards: readonly Card[], decks: number): number =>
  cards.reduce(
    (count, card, at) => count * (decks - cards.slice(0, at).filter((of) => of === card).length),
    1,
  )
