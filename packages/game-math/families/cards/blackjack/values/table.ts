import { item } from '../../../../at.ts'
import type { BlackjackDefinition } from '../definition.ts'
import { Course } from './course.ts'
import { DealerWays } from './dealer.ts'
import { type Hand, handOf, values } from './hands.ts'

/** What rules the mathematics of a hand depends on. */
export type HandRules = Pick<BlackjackDefinition, 'decks' | 'soft17' | 'doubleAfterSplit'>

export type Play = 'stand' | 'hit' | 'double' | 'split'

/** A hand as the player sees it. */
export interface Seen {
  /** Value of the dealer's card in sight. */
  readonly up: number
  readonly hand: Hand
  /** It is one of two that a split made. */
  readonly isSplit: boolean
}

/**
 * How a hand is played best by the cards in it and the dealer's card in sight, and what that is worth: the strategy that is certified (CDZ-, for
 * composition-dependent, and zero memory: hands that a split made are played as if there had been none, so that one does not depend on the other).
 * Figures are of a shoe from which nothing else is gone, in stakes, unless a blackjack of the dealer's is spoken of: they count it as a stake lost.
 */
export class BlackjackTable {
  readonly rules: HandRules
  readonly #whole: readonly Course[]
  readonly #splits = new Map<number, number>()

  constructor(rules: HandRules) {
    this.rules = rules
    this.#whole = values.map(
      (up) =>
        new Course({
          ways: waysOf(up, rules),
          up,
          left: without(shoeOf(rules), [up]),
          lossToBlackjack: 1,
        }),
    )
  }

  /** @param up value of the dealer's card in sight. */
  course(up: number): Course {
    return item(this.#whole, up - 1)
  }

  /** Of two cards that are alike: both hands together. */
  split(up: number, value: number): number {
    const key = up * 16 + value
    const known = this.#splits.get(key)
    if (known !== undefined) return known
    const worked = this.splitBeside(up, value, [])
    this.#splits.set(key, worked)
    return worked
  }

  /** What the strategy does. */
  play({ up, hand, isSplit }: Seen): Play {
    const { stand, hit, double } = this.course(up).at(hand)
    const mayDouble = hand.cards === 2 && (!isSplit || this.rules.doubleAfterSplit)
    const isDouble = mayDouble && double > stand && double > hit
    const pair = isSplit ? null : pairOf(hand)
    if (pair !== null) {
      const best = Math.max(stand, hit, mayDouble ? double : -Infinity)
      if (this.split(up, pair) > best) return 'split'
    }
    if (isDouble) return 'double'
    return this.freePlay(up, hand)
  }

  /** The better of what takes no more money. */
  freePlay(up: number, hand: Hand): 'stand' | 'hit' {
    const { stand, hit } = this.course(up).at(hand)
    return stand >= hit ? 'stand' : 'hit'
  }

  /**
   * Either hand is dealt to from a shoe without the other's card, and each is worth the same: together twice one, that loses half to blackjack.
   * @param gone values of cards that are out of the shoe besides.
   */
  splitBeside(up: number, value: number, gone: readonly number[]): number {
    const left = without(shoeOf(this.rules), [up, value, ...gone])
    const course = new Course({
      ways: waysOf(up, this.rules),
      up,
      left,
      lossToBlackjack: 0.5,
      stands: (hand) => this.freePlay(up, hand) === 'stand',
    })
    const one = handOf([value])
    const count = left.reduce((sum, of) => sum + of, 0) - 1
    let worth = 0
    for (const next of values) {
      const chance = ((left[next] ?? 0) - Number(next === value)) / count
      const hand = one.next[next]
      if (chance <= 0 || !hand) continue
      worth += chance * this.#splitHand(course, { up, hand, isAces: value === 1 })
    }
    return 2 * worth
  }

  #splitHand(
    course: Course,
    { up, hand, isAces }: { readonly up: number; readonly hand: Hand; readonly isAces: boolean },
  ): number {
    if (isAces) return course.stand(hand)
    const play = this.play({ up, hand, isSplit: true })
    const { stand, hit, double } = course.at(hand)
    if (play === 'double') return double
    return play === 'stand' ? stand : hit
  }
}

/** Which value two cards have in common; null when it is no pair. */
export function pairOf(hand: Hand): number | null {
  if (hand.cards !== 2) return null
  const pair = hand.counts.indexOf(2)
  return pair === -1 ? null : pair
}

/** Cards of a full shoe by value. */
export function shoeOf({ decks }: Pick<HandRules, 'decks'>): Int32Array {
  return Int32Array.from({ length: 11 }, (_, value) =>
    value === 0 ? 0 : (value === 10 ? 16 : 4) * decks,
  )
}

export function without(left: Int32Array, cards: Iterable<number>): Int32Array {
  const rest = left.slice()
  for (const value of cards) rest[value] = (rest[value] ?? 0) - 1
  return rest
}

const ways = new Map<string, DealerWays>()

/** Ways of a dealer who shows a card, worked out once. */
export function waysOf(up: number, { soft17 }: Pick<HandRules, 'soft17'>): DealerWays {
  const key = `${up} ${soft17}`
  const known = ways.get(key)
  if (known) return known
  const made = new DealerWays(up, soft17)
  ways.set(key, made)
  return made
}
