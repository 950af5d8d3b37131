// What bets on three card poker return: hands of the player's, one of each kind, against every hand of the dealer's.
import { handOf, isQualified } from '../rounds/three-card-poker.mjs'
import { momentsOf } from './bet-moments.mjs'

const names = ['highCard', 'pair', 'flush', 'straight', 'threeOfAKind', 'straightFlush']
const suits = ['c', 'd', 'h', 's']
const deck = '2 3 4 5 6 7 8 9 T J Q K A'
  .split(' ')
  .flatMap((rank) => suits.map((suit) => rank + suit))

/** One chip on the place that a bet is called by; the headline is on the ante, of a player who plays where that loses less than the ante. */
export function threeCardReturns({ bets }, { anteBonus, pairPlusBack, unitsPerStake: unit }) {
  const hands = allHands()
  return bets.map(({ name }) => {
    if (name === 'pairPlus') {
      const endings = hands.map(({ worth }) => ({
        ways: 1n,
        back: pairPlusBack[names[worth[0]]] ?? 0,
        added: 0,
      }))
      return momentsOf(name, unit, endings)
    }
    const endings = kindsOf(hands).flatMap(({ hand, alike }) =>
      endingsOf(hand, hands, { bonus: anteBonus[names[hand.worth[0]]] ?? 0, unit }).map((one) => ({
        ...one,
        ways: BigInt(one.ways * alike),
      })),
    )
    return momentsOf(name, unit, endings)
  })
}

function allHands() {
  return deck.flatMap((a, first) =>
    deck.slice(first + 1).flatMap((b, second) =>
      deck.slice(first + second + 2).map((c) => {
        const cards = [a, b, c]
        const worth = handOf(cards)
        return { cards, worth, order: orderOf(worth) }
      }),
    ),
  )
}

/** A number that is compared as the hand is. */
const orderOf = (worth) => [0, 1, 2, 3].reduce((sum, place) => sum * 13 + (worth[place] ?? 0), 0)

/** Hands that differ by the names of suits alone meet the dealer alike; one of each, with how many there are. */
function kindsOf(hands) {
  const kinds = new Map()
  for (const hand of hands) {
    const bySuit = suits
      .map((suit) =>
        hand.cards
          .filter((card) => card[1] === suit)
          .map((card) => card[0])
          .join(''),
      )
      .toSorted((a, b) => (a < b ? -1 : 1))
      .join('|')
    const known = kinds.get(bySuit)
    if (known) known.alike++
    else kinds.set(bySuit, { hand, alike: 1 })
  }
  return [...kinds.values()]
}

function endingsOf(hand, hands, { bonus, unit }) {
  const counts = { folded: 0, won: 0, tied: 0, lost: 0 }
  for (const dealer of hands) {
    if (dealer.cards.some((card) => hand.cards.includes(card))) continue
    if (!isQualified(dealer.worth)) counts.folded++
    else if (dealer.order < hand.order) counts.won++
    else if (dealer.order === hand.order) counts.tied++
    else counts.lost++
  }
  const { folded, won, tied, lost } = counts
  const all = folded + won + tied + lost
  const gained = folded * unit + 2 * won * unit - 2 * lost * unit + bonus * all
  if (gained <= -all * unit) return [{ ways: all, back: 0, added: 0 }]
  const played = (ways, chips) => ({ ways, back: chips * unit + bonus, added: unit })
  return [played(folded, 3), played(won, 4), played(tied, 2), played(lost, 0)]
}
