// What a table of blackjack returns to the strategy that the order of draws names: every order of the shoe, in whole numbers.
import { fraction, numberOf } from './fraction.mjs'

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const ends = [17, 18, 19, 20, 21, 22]
/** So many cards and more are never dealt in a round. */
const depth = 48

const sum = (counts) => counts.reduce((total, count) => total + count, 0)
const plusCard = (counts, value) => counts.map((count, of) => count + Number(of === value))
const lowOf = (counts) => counts.reduce((total, count, value) => total + count * value, 0)
const pointsOf = (counts) => {
  const low = lowOf(counts)
  return counts[1] > 0 && low <= 11 ? low + 10 : low
}
const falling = (from, count) => {
  let product = 1n
  for (let i = 0; i < count; i++) product *= BigInt(from - i)
  return product
}

/** The only bet: `base`. Sigma, hits and tails take two hands of a split, where the dealer ends, as if neither knew of the other. */
export function blackjackReturns(definition) {
  const { decks, unitsPerStake: unit } = definition
  const all = falling(52 * decks, depth)
  const outcomes = new Map()
  let net = 0n
  const spread = (extra, payout, weight) => {
    const key = `${extra} ${payout}`
    outcomes.set(key, (outcomes.get(key) ?? 0n) + weight)
  }
  const add = (extra, payout, weight) => {
    net += BigInt(payout - extra) * weight
    spread(extra, payout, weight)
  }
  for (const up of values) {
    new Dealer(up, definition).count({ add, spread, returns: (units) => (net += units) })
  }
  const chances = [...outcomes].map(([key, weight]) => {
    const [extra, payout] = key.split(' ').map(Number)
    return { extra, payout, chance: numberOf(fraction(weight, all)) }
  })
  const exact = fraction(net, all * BigInt(unit))
  const ratio = numberOf(exact)
  const square = chances.reduce(
    (total, { extra, payout, chance }) => total + ((payout - extra) / unit) ** 2 * chance,
    0,
  )
  const atLeast = (least) =>
    chances.reduce((total, { payout, chance }) => total + (payout >= least ? chance : 0), 0)
  return [
    {
      name: 'base',
      price: unit,
      exact,
      ratio,
      hit: atLeast(1),
      sigma: Math.sqrt(square - ratio ** 2),
      atLeast,
    },
  ]
}

/** All rounds in which the dealer shows one card. */
class Dealer {
  constructor(up, definition) {
    this.up = up
    this.definition = definition
    this.shoe = [0, ...values.map((value) => (value === 10 ? 16 : 4) * definition.decks)]
    this.ways = waysOf(up, definition.soft17)
    this.whole = new Map()
  }

  /** The blackjack's other card; 0 where there is none. */
  get other() {
    return this.up === 1 ? 10 : this.up === 10 ? 1 : 0
  }

  /** Chances by end, of a hand beside which `gone` are out. */
  chances(hand, gone) {
    const left = this.shoe.map(
      (count, value) => count - hand[value] - Number(value === this.up) - gone[value],
    )
    const total = sum(left)
    const by = Object.fromEntries([...ends, 0].map((end) => [end, 0]))
    for (const { drawn, orders, cards, end } of this.ways) {
      let chance = orders
      for (const [value, count] of drawn) for (let i = 0; i < count; i++) chance *= left[value] - i
      for (let i = 0; i < cards; i++) chance /= total - i
      by[end] += chance
    }
    return by
  }

  /** Orders in which these cards of the player's are out, in a given order, by where the dealer ends; 0 is blackjack. */
  orders(out) {
    const cards = plusCard(out, this.up)
    const count = sum(cards)
    const begins = cards.reduce((product, of, value) => product * falling(this.shoe[value], of), 1n)
    const size = 52 * this.definition.decks
    const byCards = new Map()
    for (const { drawn, orders, cards: more, end } of this.ways) {
      let weight = BigInt(orders)
      for (const [value, of] of drawn) weight *= falling(this.shoe[value] - cards[value], of)
      const key = end * 32 + more
      byCards.set(key, (byCards.get(key) ?? 0n) + weight)
    }
    const by = Object.fromEntries([...ends, 0].map((end) => [end, 0n]))
    for (const [key, weight] of byCards) {
      const more = key % 32
      by[Math.floor(key / 32)] +=
        begins * weight * falling(size - count - more, depth - count - more)
    }
    return by
  }

  /** Worth of standing, hitting and doubling, in stakes; blackjack of the dealer's takes `loss`. */
  worth(hand, course) {
    const key = hand.join()
    const known = course.known.get(key)
    if (known) return known
    const chances = this.chances(hand, course.gone)
    const points = pointsOf(hand)
    const stand = ends.reduce(
      (total, end) => total + result(points, end) * chances[end],
      -course.loss * chances[0],
    )
    const left = this.shoe.map(
      (count, value) => count - hand[value] - Number(value === this.up) - course.gone[value],
    )
    const total = sum(left)
    let hit = 0
    let double = 0
    for (const value of values) {
      if (left[value] <= 0) continue
      const chance = left[value] / total
      const next = plusCard(hand, value)
      if (lowOf(next) > 21) {
        const tens = this.other === 0 ? 0 : left[this.other] - Number(value === this.other)
        const lost = tens / (total - 1)
        hit -= chance * (lost * course.loss + 1 - lost)
        double -= chance * (lost * course.loss + 2 * (1 - lost))
        continue
      }
      const then = this.worth(next, course)
      hit += chance * (course.stands(next, then) ? then.stand : then.hit)
      const lost = course.loss * then.blackjack
      double += chance * (2 * (then.stand + lost) - lost)
    }
    const worth = { stand, hit, double, blackjack: chances[0] }
    course.known.set(key, worth)
    return worth
  }

  get plain() {
    return {
      known: this.whole,
      gone: this.shoe.map(() => 0),
      loss: 1,
      stands: (_, { stand, hit }) => stand >= hit,
    }
  }

  /** What the strategy does with a hand of two cards that may not be split. */
  playOf(hand, mayDouble) {
    const { stand, hit, double } = this.worth(hand, this.plain)
    if (mayDouble && double > stand && double > hit) return 'double'
    return stand >= hit ? 'stand' : 'hit'
  }

  splitWorth(value) {
    const course = {
      known: new Map(),
      gone: plusCard(
        this.shoe.map(() => 0),
        value,
      ),
      loss: 0.5,
      stands: (hand) => this.playOf(hand, false) === 'stand',
    }
    const one = plusCard(
      this.shoe.map(() => 0),
      value,
    )
    const left = this.shoe.map(
      (count, of) => count - 2 * Number(of === value) - Number(of === this.up),
    )
    return (
      2 *
      values.reduce((total, next) => {
        const hand = plusCard(one, next)
        const worth = this.worth(hand, course)
        const play = value === 1 ? 'stand' : this.playOf(hand, this.definition.doubleAfterSplit)
        return total + (Math.max(0, left[next]) / sum(left)) * worth[play]
      }, 0)
    )
  }

  count(to) {
    for (const low of values) {
      for (const high of values.filter((value) => value >= low)) this.countFirst(low, high, to)
    }
  }

  countFirst(low, high, { add, spread, returns }) {
    const { unitsPerStake: unit, blackjackWins } = this.definition
    const none = this.shoe.map(() => 0)
    const hand = plusCard(plusCard(none, low), high)
    const times = low === high ? 1n : 2n
    const orders = this.orders(hand)
    if (low === 1 && high === 10) {
      const others = ends.reduce((total, end) => total + orders[end], 0n)
      add(0, unit, times * orders[0])
      add(0, unit + blackjackWins, times * others)
      return
    }
    add(0, 0, times * orders[0])
    const play = this.playOf(hand, true)
    const { [play]: best } = this.worth(hand, this.plain)
    if (low === high && this.splitWorth(low) > best) {
      this.countSplit(low, orders, { spread, returns })
      return
    }
    const extra = play === 'double' ? unit : 0
    for (const end of ends) {
      const won = this.byResult(hand, { play, times, gone: none, all: orders }, end)
      for (const [of, weight] of won) add(extra, (unit + extra) * (1 + of), weight)
    }
  }

  /** Orders of a hand, played to its end, by whether it wins (1), pushes (0) or loses, where the dealer ends so. */
  byResult(hand, { play, times, gone, all }, end) {
    const won = new Map([-1, 0, 1].map((of) => [of, 0n]))
    let over = times * all[end]
    for (const [key, ways] of this.endsOf(hand, play)) {
      const last = key.split(',').map(Number)
      const weight = times * ways * this.ordersBeside(last, gone)[end]
      over -= weight
      const of = result(pointsOf(last), end)
      won.set(of, won.get(of) + weight)
    }
    won.set(-1, won.get(-1) + over)
    return won
  }

  ordersBeside(hand, gone) {
    this.counted ??= new Map()
    const cards = hand.map((count, value) => count + gone[value])
    const key = cards.join()
    const known = this.counted.get(key) ?? this.orders(cards)
    this.counted.set(key, known)
    return known
  }

  /** Hands of 21 or less that one is played to, and in how many ways. */
  endsOf(hand, play) {
    this.played ??= new Map()
    const name = `${play} ${hand}`
    const known = this.played.get(name)
    if (known) return known
    const found = new Map()
    const walk = (now, isLast) => {
      if (isLast) return found.set(now.join(), (found.get(now.join()) ?? 0n) + 1n)
      for (const value of values) {
        const next = plusCard(now, value)
        if (lowOf(next) > 21) continue
        walk(next, play === 'double' || this.playOf(next, false) === 'stand')
      }
    }
    walk(hand, play === 'stand')
    this.played.set(name, found)
    return found
  }

  countSplit(value, all, { spread, returns }) {
    const { unitsPerStake: unit, doubleAfterSplit } = this.definition
    const none = this.shoe.map(() => 0)
    const one = plusCard(none, value)
    for (const end of ends) {
      const hands = []
      for (const next of values) {
        const hand = plusCard(one, next)
        const play = value === 1 ? 'stand' : this.playOf(hand, doubleAfterSplit)
        const stakes = play === 'double' ? 2 : 1
        const given = { play, times: 1n, gone: one, all: this.ordersBeside(hand, one) }
        for (const [of, weight] of this.byResult(hand, given, end))
          hands.push({ stakes, of, weight })
      }
      const total = all[end]
      const net = hands.reduce(
        (units, { stakes, of, weight }) => units + BigInt(stakes * of) * weight,
        0n,
      )
      returns(BigInt(unit) * (total + 2n * net))
      if (total === 0n) continue
      for (const a of hands)
        for (const b of hands)
          spread(
            unit * (a.stakes + b.stakes - 1),
            unit * (a.stakes * (1 + a.of) + b.stakes * (1 + b.of)),
            (a.weight * b.weight) / total,
          )
    }
  }
}

const result = (points, end) => (end === 22 ? 1 : Math.sign(points - end))

/** Every way in which the dealer goes on from a card: what is drawn, in how many orders, and where that ends; 0 is blackjack. */
function waysOf(up, soft17) {
  const found = new Map()
  const walk = (counts, cards) => {
    const all = plusCard(counts, up)
    const [low, points] = [lowOf(all), pointsOf(all)]
    const isSoft17 = points === 17 && low === 7
    const isOver = low > 21
    if (cards > 0 && (isOver || (points >= 17 && !(isSoft17 && soft17 === 'hits')))) {
      const end = isOver ? 22 : cards === 1 && points === 21 ? 0 : points
      const key = `${end} ${counts}`
      const drawn = [...counts.entries()].filter(([, count]) => count > 0)
      const known = found.get(key) ?? { drawn, orders: 0, cards, end }
      known.orders++
      found.set(key, known)
      return
    }
    for (const value of values) walk(plusCard(counts, value), cards + 1)
  }
  walk([0, ...values.map(() => 0)], 0)
  return [...found.values()]
}
