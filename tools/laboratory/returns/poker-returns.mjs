// What a video poker returns to who always holds what pays most on average: every hand that can be dealt, every hold, every draw. Of several hands, each is drawn from a
// deck of its own beside the cards that all of them hold.
import { deckOf, rowOf } from '../rounds/poker-hands.mjs'
import { fraction, plus, times as timesOf, zero } from './fraction.mjs'

/** In how many ways k are chosen of n. */
const choose = (n, k) => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
/** What is counted once for a deck of so many cards. */
function deckTables(size) {
  /** Draws of so many cards of those that are left; all of them divide `common`. */
  const draws = [0, 1, 2, 3, 4, 5].map((count) => choose(size - 5, count))
  /** All sets of up to five cards are numbered one after another: those of none, of one, of two and so on. */
  const firsts = [0, 1, 2, 3, 4, 5].map((count) =>
    [0, 1, 2, 3, 4, 5].slice(0, count).reduce((sum, less) => sum + choose(size, less), 0),
  )
  /** `[k][card]`: what a card adds to the number of a set in which it is the k-th from below. */
  const adds = [1, 2, 3, 4, 5].map((k) =>
    Int32Array.from({ length: size }, (_, card) => (k > card ? 0 : choose(card, k))),
  )
  return { size, draws, common: 5 * draws[5], firsts, adds, setCount: firsts[5] + choose(size, 5) }
}

const held = Uint8Array.from(
  { length: 32 },
  (_, bits) => bits.toString(2).replaceAll('0', '').length,
)
/** Of holds that are worth the same the one that keeps more cards, then the one whose cards come first in the deck. */
const inOrder = Array.from({ length: 32 }, (_, bits) => bits).toSorted(
  (a, b) => held[b] - held[a] || a - b,
)

export function pokerReturns(
  { unitsPerStake: price },
  { wilds, pays, hands, multipliers, progressive },
) {
  if (hands !== 1 && (multipliers || progressive))
    throw new RangeError('several hands with multipliers or a meter are not worked out here')
  const names = pays.map(({ hand }) => hand)
  const tables = deckTables(deckOf(wilds).length)
  const { setCount } = tables
  // For every set of cards, over all hands that contain it: what they pay, and how many are of each row.
  const worth = new Float64Array(setCount)
  const each = pays.map(() => new Float64Array(setCount))
  eachHand(tables, (hand, sets) => {
    const row = rowOf(names, hand, wilds)
    if (row < 0) return
    for (let bits = 0; bits < 32; bits++) {
      worth[sets[bits]] += pays[row].units
      each[row][sets[bits]] += 1
    }
  })
  // What a meter pays is no part of what the stake returns, though holds are worth what they are by what it begins with.
  const paid = pays.map(({ hand, units }) => (hand === progressive?.hand ? 0 : units))
  // Over all deals: the square of what a hand returns on average once it is dealt and held, and the chance that of all hands none pays.
  const together = { squares: 0, nothing: 0 }
  // [row][cards drawn]: how often the row is drawn, over all deals.
  const counts = pays.map(() => new Float64Array(6))
  const sums = new Float64Array(32)
  eachHand(tables, (_, sets) => {
    const best = bestOf(sets, worth, { sums, tables })
    const drawn = 5 - held[best]
    let [units, winning] = [0, 0]
    for (let row = 0; row < counts.length; row++) {
      const count = drawnSum(sets, best, each[row])
      counts[row][drawn] += count
      units += paid[row] * count
      if (paid[row] > 0) winning += count
    }
    const draws = tables.draws[drawn]
    together.squares += (units / draws) ** 2
    together.nothing += (1 - winning / draws) ** hands
  })
  const times = multipliers ?? [{ by: 1, weight: 1 }]
  const one = momentsOf({ name: 'base', price: price / hands, paid, times, counts, tables })
  return [hands === 1 ? one : ofSeveral(one, { hands, together, deals: choose(tables.size, 5) })]
}

/**
 * Hands that share a deal and what is held of it: on average they return what one does. They spread less than so many that are dealt apart would spread together,
 * and more than one: once dealt and held they are independent. How likely high wins of all together are is not worked out.
 */
function ofSeveral(one, { hands, together, deals }) {
  const { name, exact, ratio, price } = one
  const within = one.sigma ** 2 + ratio ** 2
  const between = together.squares / deals / price ** 2
  return {
    name,
    price: price * hands,
    exact,
    ratio,
    hit: 1 - together.nothing / deals,
    sigma: Math.sqrt((within + (hands - 1) * between) / hands - ratio ** 2),
    atLeast: null,
  }
}

/** Every hand, its cards ascending, with the numbers of the 32 sets of its cards that may be held, by bits. */
function eachHand({ size, adds, firsts }, visit) {
  const hand = [0, 0, 0, 0, 0]
  const sets = new Int32Array(32)
  const fill = (at, below) => {
    if (at < 0) {
      for (let bits = 0; bits < 32; bits++) sets[bits] = setNumber(hand, bits, { adds, firsts })
      return visit(hand, sets)
    }
    for (let card = at; card < below; card++) {
      hand[at] = card
      fill(at - 1, card)
    }
  }
  fill(4, size)
}

function setNumber(hand, bits, { adds, firsts }) {
  let [number, count] = [0, 0]
  for (let at = 0; at < 5; at++) {
    if ((bits & (1 << at)) !== 0) number += adds[count++][hand[at]]
  }
  return firsts[count] + number
}

/** Sum over all hands that a hold may become: those with what is held, less those with anything that was thrown away. */
function drawnSum(sets, hold, sums) {
  let sum = 0
  for (let bits = hold; bits < 32; bits++) {
    if ((bits & hold) !== hold) continue
    const value = sums[sets[bits]]
    sum += (held[bits] - held[hold]) % 2 === 0 ? value : -value
  }
  return sum
}

/** The hold that is worth most; `sums` are 32 numbers that are written over. */
function bestOf(sets, worth, { sums, tables: { common, draws } }) {
  for (let bits = 0; bits < 32; bits++) sums[bits] = worth[sets[bits]]
  for (let card = 1; card < 32; card <<= 1) {
    for (let bits = 0; bits < 32; bits++) if ((bits & card) === 0) sums[bits] -= sums[bits | card]
  }
  let [best, most] = [0, -1]
  for (const bits of inOrder) {
    const value = sums[bits] * (common / draws[5 - held[bits]])
    if (value > most) [best, most] = [bits, value]
  }
  return best
}

function momentsOf({ name, price, paid, times, counts, tables: { size, draws } }) {
  const deals = BigInt(choose(size, 5))
  const chances = counts.map((row) =>
    [...row].reduce(
      (sum, count, drawn) => plus(sum, fraction(BigInt(count), deals * BigInt(draws[drawn]))),
      zero,
    ),
  )
  const weights = times.reduce((sum, { weight }) => sum + weight, 0)
  // Every row that pays under every multiplier, which is drawn apart from the cards.
  const wins = chances.flatMap((chance, row) =>
    paid[row] === 0
      ? []
      : times.map(({ by, weight }) => ({
          exact: timesOf(chance, fraction(BigInt(weight), BigInt(weights))),
          units: paid[row] * by,
        })),
  )
  const exact = wins.reduce(
    (sum, { exact: chance, units }) =>
      plus(sum, timesOf(chance, fraction(BigInt(units), BigInt(price)))),
    zero,
  )
  const known = wins.map(({ exact: { top, bottom }, units }) => ({
    chance: Number(top) / Number(bottom),
    units,
  }))
  const sum = (of) => known.reduce((all, one) => all + of(one) * one.chance, 0)
  const ratio = sum(({ units }) => units / price)
  return {
    name,
    price,
    exact,
    ratio,
    hit: sum(() => 1),
    sigma: Math.sqrt(sum(({ units }) => (units / price) ** 2) - ratio ** 2),
    atLeast: (least) => sum(({ units }) => (units >= least ? 1 : 0)),
  }
}
