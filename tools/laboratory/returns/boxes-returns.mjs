// What the bets on blackjack with several boxes return, each by itself.
import { pairsMade, pokerMade } from '../rounds/boxes.mjs'
import { blackjackReturns } from './blackjack-returns.mjs'
import { fraction } from './fraction.mjs'

const deck = '2 3 4 5 6 7 8 9 T J Q K A'
  .split(' ')
  .flatMap((rank) => ['c', 'd', 'h', 's'].map((suit) => rank + suit))

/** A box, as a table with one box alone; its side bets by every order of two and three cards; insurance by the card under an ace. */
export function boxesReturns(definition) {
  const { decks, unitsPerStake: unit, sides } = definition
  const pairs = waysOf(2, decks, (cards) => 1 + (sides.pairs[pairsMade(cards)] || -1))
  const poker = waysOf(3, decks, (cards) => 1 + (sides.poker[pokerMade(cards)] || -1))
  const tens = BigInt(16 * decks)
  const others = BigInt(52 * decks - 1) - tens
  const insurance = new Map([
    [3, tens],
    [0, others],
  ])
  return [
    ...blackjackReturns(definition),
    momentsOf('pairs', unit, pairs),
    momentsOf('poker', unit, poker),
    momentsOf('insurance', unit / 2, insurance),
  ]
}

/** In how many orders so many cards of the shoe give back each multiple of the bet. */
function waysOf(count, decks, backOf) {
  const ways = new Map()
  const walk = (cards, weight) => {
    if (cards.length === count) {
      const back = backOf(cards)
      ways.set(back, (ways.get(back) ?? 0n) + BigInt(weight))
      return
    }
    for (const card of deck) {
      const left = decks - cards.filter((of) => of === card).length
      if (left > 0) walk([...cards, card], weight * left)
    }
  }
  walk([], 1)
  return ways
}

function momentsOf(name, price, ways) {
  const all = [...ways.values()].reduce((sum, of) => sum + of, 0n)
  const chances = [...ways].map(([back, of]) => [back, Number(of) / Number(all)])
  const exact = fraction(
    [...ways].reduce((sum, [back, of]) => sum + BigInt(back) * of, 0n),
    all,
  )
  const mean = (figure) => chances.reduce((sum, [back, chance]) => sum + figure(back) * chance, 0)
  const ratio = mean((back) => back)
  return {
    name,
    price,
    exact,
    ratio,
    hit: mean((back) => Number(back > 0)),
    sigma: Math.sqrt(mean((back) => back ** 2) - ratio ** 2),
    atLeast: (units) => mean((back) => Number(back * price >= units)),
  }
}
