import { at } from '../../../../at.ts'
import { values } from './hands.ts'

/** Where a dealer's hand ends: 17 to 21, more than 21, or blackjack. */
export const dealerEnds = 7
export const bustEnd = 5
export const blackjackEnd = 6
/** Points of an end below `bustEnd`. */
export const pointsOfEnd = (end: number): number => 17 + end

/**
 * Every way in which a dealer who shows one card can go on, card by card. Ways that differ in order alone are one, counted as often as there are
 * orders. They form a tree in which a way shares what it begins with, so that the chances of all of them take one product each.
 */
export class DealerWays {
  /** Of each node but the root: the node before it, always smaller; the value of its card; how many of that value were drawn before. */
  readonly parent: Int32Array
  readonly value: Int32Array
  readonly before: Int32Array
  /** Of each end of a way: its node, where it leads, its orders, its cards. */
  readonly node: Int32Array
  readonly end: Int32Array
  readonly orders: Int32Array
  readonly cards: Int32Array
  /** Most cards that the dealer draws. */
  readonly most: number
  readonly #product: Float64Array

  /** @param up value of the card in sight. */
  constructor(up: number, soft17: 'stands' | 'hits') {
    const nodes = new Tree()
    const ends = new Map<string, { node: number; end: number; orders: number; cards: number }>()
    const drawn = Array.from({ length: 11 }, () => 0)
    const walk = (low: number, hasAce: boolean, cards: number): void => {
      const end = cards === 0 ? null : endOf({ low, hasAce, cards, soft17 })
      if (end !== null) {
        const node = nodes.nodeOf(drawn)
        const key = `${node} ${end}`
        const known = ends.get(key)
        if (known) known.orders++
        else ends.set(key, { node, end, orders: 1, cards })
        return
      }
      for (const value of values) {
        drawn[value] = (drawn[value] ?? 0) + 1
        walk(low + value, hasAce || value === 1, cards + 1)
        drawn[value] = (drawn[value] ?? 0) - 1
      }
    }
    walk(up, up === 1, 0)
    const all = [...ends.values()]
    this.parent = Int32Array.from(nodes.parent)
    this.value = Int32Array.from(nodes.value)
    this.before = Int32Array.from(nodes.before)
    this.node = Int32Array.from(all, ({ node }) => node)
    this.end = Int32Array.from(all, ({ end }) => end)
    this.orders = Int32Array.from(all, ({ orders }) => orders)
    this.cards = Int32Array.from(all, ({ cards }) => cards)
    this.most = Math.max(...this.cards)
    this.#product = new Float64Array(this.parent.length)
  }

  /**
   * Chances of every end.
   * @param left cards in the shoe by value, among them the dealer's card face down.
   * @param chances is filled: one entry for each end.
   */
  chances(left: Int32Array, chances: Float64Array): void {
    const { parent, value, before, node, end, orders, cards } = this
    const product = this.#product
    product[0] = 1
    for (let i = 1; i < parent.length; i++) {
      product[i] = (product[at(parent, i)] ?? 0) * (at(left, at(value, i)) - at(before, i))
    }
    let count = 0
    for (const of of left) count += of
    const each = new Float64Array(this.most + 1)
    each[0] = 1
    for (let i = 1; i <= this.most; i++) each[i] = (each[i - 1] ?? 0) / (count - i + 1)
    chances.fill(0)
    for (let i = 0; i < node.length; i++) {
      const to = at(end, i)
      chances[to] =
        (chances[to] ?? 0) + at(orders, i) * (product[at(node, i)] ?? 0) * (each[at(cards, i)] ?? 0)
    }
  }
}

/** Nodes of all multisets of cards that are asked for, each reached by its cards in rising order. */
class Tree {
  readonly parent = [0]
  readonly value = [0]
  readonly before = [0]
  readonly #children = new Map<number, number>()

  nodeOf(drawn: readonly number[]): number {
    let node = 0
    for (const value of values) {
      for (let before = 0; before < (drawn[value] ?? 0); before++) {
        node = this.#child(node, value, before)
      }
    }
    return node
  }

  #child(node: number, value: number, before: number): number {
    const key = node * 16 + value
    const known = this.#children.get(key)
    if (known !== undefined) return known
    const child = this.parent.length
    this.#children.set(key, child)
    this.parent.push(node)
    this.value.push(value)
    this.before.push(before)
    return child
  }
}

interface DealerHand {
  /** With every ace as one. */
  readonly low: number
  readonly hasAce: boolean
  /** Cards beside the one in sight. */
  readonly cards: number
  readonly soft17: 'stands' | 'hits'
}

/** Where it ends; null while the dealer draws on. */
function endOf({ low, hasAce, cards, soft17 }: DealerHand): number | null {
  if (low > 21) return bustEnd
  const isSoft = hasAce && low + 10 <= 21
  const points = isSoft ? low + 10 : low
  if (cards === 1 && points === 21) return blackjackEnd
  if (points < 17 || (points === 17 && isSoft && soft17 === 'hits')) return null
  return points - 17
}
