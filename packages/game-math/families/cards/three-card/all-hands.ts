import { at } from '../../../at.ts'
import { isQualified, valueOf } from './hand-value.ts'

/** Every hand of three cards of a deck: 22,100, as three places and a value each. */
export interface AllHands {
  readonly first: Int8Array
  readonly second: Int8Array
  readonly third: Int8Array
  readonly values: Int32Array
}

export const handCount = 22_100

let made: AllHands | null = null

export function allHands(): AllHands {
  made ??= listed()
  return made
}

function listed(): AllHands {
  const hands = {
    first: new Int8Array(handCount),
    second: new Int8Array(handCount),
    third: new Int8Array(handCount),
    values: new Int32Array(handCount),
  }
  let at = 0
  for (let a = 0; a < 52; a++) {
    for (let b = a + 1; b < 52; b++) {
      for (let c = b + 1; c < 52; c++) {
        hands.first[at] = a
        hands.second[at] = b
        hands.third[at] = c
        hands.values[at] = valueOf([a, b, c])
        at++
      }
    }
  }
  return hands
}

/** What the dealer's hand comes to against the player's, in hands. */
export interface Against {
  /** The dealer has no queen or better. */
  readonly folded: number
  readonly won: number
  readonly tied: number
  readonly lost: number
}

/** Every hand that the dealer can have, beside these cards of the player's: 18,424. */
export function dealersAgainst(cards: readonly [number, number, number]): Against {
  const { values } = allHands()
  const isFree = freeOf(cards)
  const own = valueOf(cards)
  const counts = { folded: 0, won: 0, tied: 0, lost: 0 }
  for (let hand = 0; hand < handCount; hand++) {
    if (isFree(hand)) counts[comesTo(own, at(values, hand))]++
  }
  return counts
}

/** Whether a hand has none of these cards. */
function freeOf(cards: readonly number[]): (hand: number) => boolean {
  const { first, second, third } = allHands()
  const taken = new Uint8Array(52)
  for (const card of cards) taken[card] = 1
  return (hand) =>
    taken[first[hand] ?? 0] === 0 && taken[second[hand] ?? 0] === 0 && taken[third[hand] ?? 0] === 0
}

function comesTo(own: number, dealer: number): keyof Against {
  if (!isQualified(dealer)) return 'folded'
  if (dealer === own) return 'tied'
  return dealer < own ? 'won' : 'lost'
}
