import { item } from '../../../../at.ts'

/** Cards of a hand by what they count, without order: `counts[value]`, 1 for an ace to 10; the first entry is not used. */
export type Counts = readonly number[]

/** A hand of at most 21 as mathematics sees it. */
export interface Hand {
  readonly id: number
  readonly counts: Counts
  readonly cards: number
  /** What it counts at best. */
  readonly points: number
  /** By the value of one more card: the hand it makes, null when that is over 21. */
  readonly next: readonly (Hand | null)[]
}

/** Values of cards, low to high. */
export const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

const most = 21

/** Every hand of at most 21, the empty one first: 3,072 of them, for cards that count alike are alike. */
export const hands: readonly Hand[] = everyHand()
export const emptyHand: Hand = item(hands, 0)

/** @throws RangeError when they count more than 21. */
export function handOf(cards: Iterable<number>): Hand {
  let hand = emptyHand
  for (const value of cards) {
    const next = hand.next[value]
    if (!next) throw new RangeError('a hand over 21 is none that is played on')
    hand = next
  }
  return hand
}

function everyHand(): Hand[] {
  const byCounts = new Map<string, Hand>()
  const found: Hand[] = []
  const open: { hand: Hand; low: number; next: (Hand | null)[] }[] = []
  const add = (counts: Counts): Hand => {
    const key = counts.join()
    const known = byCounts.get(key)
    if (known) return known
    const low = counts.reduce((sum, count, value) => sum + count * value, 0)
    const next: (Hand | null)[] = []
    const hand: Hand = {
      id: found.length,
      counts,
      cards: counts.reduce((sum, count) => sum + count, 0),
      points: (counts[1] ?? 0) > 0 && low + 10 <= most ? low + 10 : low,
      next,
    }
    byCounts.set(key, hand)
    found.push(hand)
    open.push({ hand, low, next })
    return hand
  }
  add(Array.from({ length: 11 }, () => 0))
  for (const { hand, low, next } of open) {
    next[0] = null
    for (const value of values) {
      next[value] =
        low + value > most
          ? null
          : add(hand.counts.map((count, of) => count + Number(of === value)))
    }
  }
  return found
}
