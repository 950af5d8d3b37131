import { at } from '../../../at.ts'

/** Hands that each stand for all that differ from them by nothing but which suit is which. */
export interface SuitClasses {
  /** Cards in a hand. */
  readonly size: number
  /** Cards by number (four times the rank and the suit), ascending within a hand; hand after hand. */
  readonly cards: Int32Array
  /** How many hands each stands for. */
  readonly hands: Int32Array
}

const rankCount = 13
const suitCount = 4
const placeOfJoker = rankCount * suitCount

/** Classes of hands of so many cards. */
const classCounts = new Map([
  [3, 1755],
  [4, 16_432],
  [5, 134_459],
])

/**
 * One hand of each class: the ranks of a suit are a set, and of two suits the one with the greater number of cards, or with as many the set that is
 * no smaller as a number, comes first.
 * @param size cards in a hand, 3 to 5, of the 52 that have a suit.
 */
export function suitClasses(size: number): SuitClasses {
  const count = classCounts.get(size) ?? 0
  const classes = { size, cards: new Int32Array(count * size), hands: new Int32Array(count) }
  new Walk(classes).fill(0, size)
  return classes
}

/** The same of a deck with a joker, which lies behind all others: hands without it, and hands of one card less with it. */
export function suitClassesWithJoker(size: number): SuitClasses {
  const [without, rest] = [suitClasses(size), suitClasses(size - 1)]
  const count = rest.hands.length
  const cards = new Int32Array(without.cards.length + count * size)
  cards.set(without.cards)
  for (let hand = 0, next = without.cards.length; hand < count; hand++) {
    cards.set(rest.cards.subarray(hand * (size - 1), (hand + 1) * (size - 1)), next)
    next += size
    cards[next - 1] = placeOfJoker
  }
  const hands = new Int32Array(without.hands.length + count)
  hands.set(without.hands)
  hands.set(rest.hands, without.hands.length)
  return { size, cards, hands }
}

class Walk {
  readonly #classes: SuitClasses
  /** Ranks of each suit, as bits. */
  readonly #sets = new Int32Array(suitCount)
  #found = 0

  constructor(classes: SuitClasses) {
    this.#classes = classes
  }

  /** Gives cards to a suit and those after it, so many in all. */
  fill(suit: number, left: number): void {
    if (suit === suitCount) {
      this.#write()
      return
    }
    const before = suit === 0 ? allRanks : at(this.#sets, suit - 1)
    const most = Math.min(left, suit === 0 ? left : sizeOf(before))
    for (let size = most; size * (suitCount - suit) >= left; size--) {
      for (const set of setsOf[size] ?? []) {
        if (suit > 0 && size === sizeOf(before) && set > before) break
        this.#sets[suit] = set
        this.fill(suit + 1, left - size)
      }
      if (size === 0) break
    }
  }

  #write(): void {
    const { size, cards, hands } = this.#classes
    let next = this.#found * size
    for (let rank = 0; rank < rankCount; rank++) {
      for (let suit = 0; suit < suitCount; suit++) {
        if ((at(this.#sets, suit) & (1 << rank)) !== 0) cards[next++] = rank * suitCount + suit
      }
    }
    hands[this.#found++] = handsOf(this.#sets)
  }
}

const allRanks = (1 << rankCount) - 1

function sizeOf(set: number): number {
  let size = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) size++
  return size
}

/** Sets of ranks by how many they hold, ascending. */
const setsOf: readonly (readonly number[])[] = setsBySize()

function setsBySize(): readonly (readonly number[])[] {
  const all: number[][] = Array.from({ length: rankCount + 1 }, () => [])
  for (let set = 0; set <= allRanks; set++) all[sizeOf(set)]?.push(set)
  return all
}

/** In how many ways the sets can be given to the suits: alike sets, which stand side by side, change places unseen. */
function handsOf(sets: Int32Array): number {
  let hands = 24
  let alike = 1
  for (let suit = 1; suit < suitCount; suit++) {
    alike = at(sets, suit) === at(sets, suit - 1) ? alike + 1 : 1
    hands /= alike
  }
  return hands
}
