// What tickets of keno return: a draw is followed ball by ball instead of counted, and so is what several cards catch of it.
import { fraction, numberOf, plus, times, zero } from './fraction.mjs'

const one = fraction(1n, 1n)

/** A ticket of each number of spots at each risk, and rounds of several cards, by the name of the bet; the headline is the number of spots that no other bet names. */
export function kenoReturns({ bets, unitsPerStake }, definition) {
  const named = bets.map(({ name }) => ({ name, ...betOf(name) }))
  const taken = named.filter(({ kind }) => kind === 'spots').map(({ count }) => count)
  const headline = definition.pays
    .map((row, index) => (row.length > 0 ? index + 1 : 0))
    .find((spots) => spots > 0 && !taken.includes(spots))
  return named.map(({ name, kind, count }) => {
    if (kind === 'cards') {
      const cards = Array.from({ length: count }, () => headline)
      return returnsOf(name, cardPayouts(cards, definition), unitsPerStake * count)
    }
    const pays = kind === 'low' || kind === 'high' ? definition.risks[kind] : definition.pays
    const spots = count ?? headline
    return returnsOf(name, ticketPayouts(spots, pays[spots - 1], definition), unitsPerStake)
  })
}

function betOf(name) {
  const [, kind, digits] = /^(spots|low|high|cards)(\d+)$/.exec(name) ?? []
  return kind === undefined ? { kind: 'base' } : { kind, count: Number(digits) }
}

function returnsOf(name, payouts, price) {
  const each = [...payouts]
  const exact = each.reduce(
    (sum, [units, chance]) => plus(sum, times(chance, fraction(BigInt(units), BigInt(price)))),
    zero,
  )
  const known = each.map(([units, chance]) => ({ chance: numberOf(chance), units }))
  const sum = (of) => known.reduce((all, one) => all + of(one) * one.chance, 0)
  const ratio = sum(({ units }) => units / price)
  return {
    name,
    price,
    exact,
    ratio,
    hit: sum(({ units }) => (units > 0 ? 1 : 0)),
    sigma: Math.sqrt(sum(({ units }) => (units / price) ** 2) - ratio ** 2),
    atLeast: (least) => sum(({ units }) => (units >= least ? 1 : 0)),
  }
}

/** Chances of what a ticket wins, with the draws that its last ball wins. */
function ticketPayouts(spots, row, { numbers, balls, freeGames }) {
  const before = chancesOf({ numbers, balls: balls - 1, spots: [spots] })
  const free = new Map()
  const plain = new Map()
  // The last ball is on the ticket as often as numbers of it are left among the balls that are.
  const left = BigInt(numbers - balls + 1)
  for (const [key, chance] of before) {
    const [caught] = key.split(' ').map(Number)
    const open = BigInt(spots - caught)
    if (open > 0n) add(free, row[caught + 1], times(chance, fraction(open, left)))
    add(plain, row[caught], times(chance, fraction(left - open, left)))
  }
  if (!freeGames) return joined(plain, free)
  const draw = new Map()
  for (const [units, chance] of joined(plain, free)) add(draw, units * freeGames.times, chance)
  let won = free
  for (let game = 0; game < freeGames.games; game++) won = both(won, draw)
  return joined(plain, won)
}

/** Chances of what cards without a common number win together. */
function cardPayouts(cards, { numbers, balls, pays }) {
  const payouts = new Map()
  for (const [key, chance] of chancesOf({ numbers, balls, spots: cards })) {
    const caught = key.split(' ').map(Number)
    const units = caught.reduce((sum, hits, card) => sum + pays[cards[card] - 1][hits], 0)
    add(payouts, units, chance)
  }
  return payouts
}

/** By what each ticket has caught: one ball after the other is drawn among those left, and is on a ticket as often as numbers of it are left. */
function chancesOf({ numbers, balls, spots }) {
  let chances = new Map([[spots.map(() => 0).join(' '), one]])
  for (let drawn = 0; drawn < balls; drawn++) {
    const next = new Map()
    for (const [key, chance] of chances) {
      for (const [then, share] of afterBall(key, spots, numbers - drawn))
        add(next, then, times(chance, share))
    }
    chances = next
  }
  return chances
}

/** What tickets may have caught after one more ball of those `left`, and the share of the balls that leads there. */
function afterBall(key, spots, left) {
  const caught = key.split(' ').map(Number)
  const open = spots.map((count, card) => count - caught[card])
  const beside = open.reduce((rest, count) => rest - count, left)
  return [
    [key, beside],
    ...open.map((count, card) => [caught.with(card, caught[card] + 1).join(' '), count]),
  ]
    .filter(([, count]) => count > 0)
    .map(([then, count]) => [then, fraction(BigInt(count), BigInt(left))])
}

function add(to, key, chance) {
  to.set(key, plus(to.get(key) ?? zero, chance))
}

function joined(one, other) {
  const all = new Map(one)
  for (const [units, chance] of other) add(all, units, chance)
  return all
}

function both(one, other) {
  const all = new Map()
  for (const [units, chance] of one)
    for (const [more, then] of other) add(all, units + more, times(chance, then))
  return all
}
