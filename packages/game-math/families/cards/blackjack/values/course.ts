import { at } from '../../../../at.ts'
import { blackjackEnd, bustEnd, dealerEnds, type DealerWays, pointsOfEnd } from './dealer.ts'
import { type Hand, hands, values } from './hands.ts'

/** What each choice is worth, in stakes: what is won, less what is lost. */
export interface CourseValues {
  readonly stand: number
  readonly hit: number
  readonly double: number
  /** Chance that the card face down makes blackjack. */
  readonly dealerBlackjack: number
}

/**
 * What one hand is worth against one card in sight, exactly, by every card that can still come. A blackjack of the dealer's is not excluded: it takes
 * `lossToBlackjack` whatever the player chose, which changes no choice and makes every draw a plain one. Worked out as it is asked for, and kept.
 */
export class Course {
  readonly #ways: DealerWays
  readonly #up: number
  readonly #left: Int32Array
  readonly #lossToBlackjack: number
  readonly #stands: ((hand: Hand) => boolean) | null
  readonly #known: (CourseValues | undefined)[] = Array.from({ length: hands.length })
  readonly #stand = new Float64Array(hands.length).fill(Number.NaN)
  readonly #blackjack = new Float64Array(hands.length)
  readonly #chances = new Float64Array(dealerEnds)

  /**
   * @param of.left cards by value that are neither in sight on another hand nor the dealer's card in sight; the hand's own are among them.
   * @param of.stands how the hand is played on after a card was taken; as well as can be when it is left out.
   */
  constructor(of: {
    readonly ways: DealerWays
    readonly up: number
    readonly left: Int32Array
    readonly lossToBlackjack: number
    readonly stands?: (hand: Hand) => boolean
  }) {
    this.#ways = of.ways
    this.#up = of.up
    this.#left = of.left
    this.#lossToBlackjack = of.lossToBlackjack
    this.#stands = of.stands ?? null
  }

  at(hand: Hand): CourseValues {
    const known = this.#known[hand.id]
    if (known) return known
    const worked = this.#workOut(hand)
    this.#known[hand.id] = worked
    return worked
  }

  /** What it is worth to stand; a chance of the dealer's blackjack is kept beside it. */
  stand(hand: Hand): number {
    const known = this.#stand[hand.id]
    if (known !== undefined && !Number.isNaN(known)) return known
    const chances = this.#chances
    this.#ways.chances(this.#leftAfter(hand), chances)
    let value = chances[bustEnd] ?? 0
    for (let end = 0; end < bustEnd; end++) {
      value += Math.sign(hand.points - pointsOfEnd(end)) * (chances[end] ?? 0)
    }
    const blackjack = chances[blackjackEnd] ?? 0
    value -= this.#lossToBlackjack * blackjack
    this.#blackjack[hand.id] = blackjack
    this.#stand[hand.id] = value
    return value
  }

  /** What it is worth as it is played on: stood on or hit. */
  value(hand: Hand): number {
    const { stand, hit } = this.at(hand)
    if (this.#stands) return this.#stands(hand) ? stand : hit
    return Math.max(stand, hit)
  }

  #workOut(hand: Hand): CourseValues {
    const left = this.#leftAfter(hand)
    const stand = this.stand(hand)
    const dealerBlackjack = this.#blackjack[hand.id] ?? 0
    let count = 0
    for (const of of left) count += of
    let hit = 0
    let double = 0
    for (const value of values) {
      const chance = at(left, value) / count
      if (chance <= 0) continue
      const next = hand.next[value]
      if (next) {
        hit += chance * this.value(next)
        const stand = this.stand(next)
        const lost = this.#lossToBlackjack * (this.#blackjack[next.id] ?? 0)
        double += chance * (2 * (stand + lost) - lost)
      } else {
        const lost = this.#blackjackAfter(left, value, count)
        hit -= chance * (lost * this.#lossToBlackjack + 1 - lost)
        double -= chance * (lost * this.#lossToBlackjack + 2 * (1 - lost))
      }
    }
    return { stand, hit, double, dealerBlackjack }
  }

  /** Chance of the dealer's blackjack after one more card was drawn. */
  #blackjackAfter(left: Int32Array, drawn: number, count: number): number {
    if (this.#up !== 1 && this.#up !== 10) return 0
    const wanted = 11 - this.#up
    return (at(left, wanted) - Number(drawn === wanted)) / (count - 1)
  }

  #leftAfter(hand: Hand): Int32Array {
    return this.#left.map((count, value) => count - (hand.counts[value] ?? 0))
  }
}
