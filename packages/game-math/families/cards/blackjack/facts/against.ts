import type { BlackjackDefinition } from '../definition.ts'
import { blackjackEnd, bustEnd, pointsOfEnd } from '../values/dealer.ts'
import { type Hand, hands, values } from '../values/hands.ts'
import type { BlackjackTable } from '../values/table.ts'
import { type CountedShoe, cardsWith } from './counted-shoe.ts'
import type { Outcomes } from './outcomes.ts'

/** What all rounds share whose dealer shows one card. */
export interface Against {
  readonly definition: BlackjackDefinition
  readonly table: BlackjackTable
  readonly shoe: CountedShoe
  readonly outcomes: Outcomes
  /** What the card in sight counts. */
  readonly up: number
}

/** Hands, each with the number of orders of its cards in which it is reached. */
export type Reached = ReadonlyMap<Hand, bigint>

const byCards: readonly Hand[] = hands.toSorted((a, b) => a.cards - b.cards)

/** Hands that are stood on, of those that begin so. */
export function stoodOn({ table, up }: Against, starts: Reached): Reached {
  const reached = new Map(starts)
  const ends = new Map<Hand, bigint>()
  for (const hand of byCards) {
    const orders = reached.get(hand)
    if (orders === undefined) continue
    const { stand, hit } = table.course(up).at(hand)
    if (stand >= hit) ends.set(hand, orders)
    else addDrawn(reached, hand, orders)
  }
  return ends
}

/** Hands of one more card, but those over 21. */
export function drawnOnce(starts: Reached): Reached {
  const ends = new Map<Hand, bigint>()
  for (const [hand, orders] of starts) addDrawn(ends, hand, orders)
  return ends
}

function addDrawn(to: Map<Hand, bigint>, hand: Hand, orders: bigint): void {
  for (const value of values) {
    const next = hand.next[value]
    if (next) to.set(next, (to.get(next) ?? 0n) + orders)
  }
}

/** 1 for points that win against an end of the dealer's, 0 for a push, -1 for a loss. */
export const resultOf = (points: number, end: number): number =>
  end === bustEnd ? 1 : Math.sign(points - pointsOfEnd(end))

/** Orders in which the dealer has blackjack beside these cards of the player's. */
export function blackjackOf({ shoe, up }: Against, hand: Hand): bigint {
  return up === 1 || up === 10 ? shoe.weight(cardsWith(hand, [up, 11 - up])) : 0n
}

/** Ends of a dealer's hand that leave it to the player to play. */
export const playedEnds: readonly number[] = Array.from({ length: blackjackEnd }, (_, end) => end)
