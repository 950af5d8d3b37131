// A round of video poker: five cards, some of which are held while the others are replaced.
import { byWeight } from '../words.mjs'
import { deckOf, makersOf, rowOf } from './poker-hands.mjs'

/** Plays a round; yields what is due: which cards are held. */
export function* playVideoPoker({ definition }, round) {
  const { wilds, hands, pays, multipliers, doubleUp, progressive } = definition
  const names = pays.map(({ hand }) => hand)
  const deck = deckOf(wilds)
  const left = deck.map((_, place) => place)
  const dealt = [0, 1, 2, 3, 4].map(() => left.splice(round.draw(left.length), 1)[0])
  const told = (cards) => cards.map((card) => deck[card])
  const made = (cards) => {
    const row = rowOf(names, cards, wilds)
    return row < 0 ? null : { hand: names[row], cards: makersOf(names[row], cards, wilds) }
  }
  round.tell('pokerDealt', { cards: told(dealt), made: made(dealt) })
  const times = multipliers ? byWeight(round.draw, multipliers).by : 1
  if (multipliers) round.tell('pokerMultiplied', { multiplier: times })
  const { data } = yield ['hold']
  for (let hand = 0; hand < hands; hand++) {
    const others = [...left]
    const cards = dealt.map((card, place) =>
      data.cards.includes(place) ? card : others.splice(round.draw(others.length), 1)[0],
    )
    round.tell('pokerDrawn', { hand, held: data.cards, cards: told(cards), made: made(cards) })
    const row = rowOf(names, cards, wilds)
    if (row >= 0 && names[row] === progressive?.hand)
      round.tell('jackpotWon', { jackpot: progressive.jackpot, pay: 0, total: round.units })
    else if (row >= 0)
      round.win('pokerHandWon', pays[row].units * times, { hand, name: names[row] })
  }
  if (doubleUp) yield* playDoubling(doubleUp, round)
  round.tell('roundEnded', { total: round.units })
}

/** The dealer's card first, then four others of the same deck, whichever of them is chosen. */
function* playDoubling({ steps, limit }, round) {
  const deck = deckOf('none')
  for (let left = steps; left > 0 && round.units > 0 && round.units <= limit; left--) {
    round.tell('doubleUpOffered', { at: round.units, left })
    const { type, choice } = yield ['doubleUp', 'takeWin']
    if (type === 'takeWin') return
    const others = deck.map((_, place) => place)
    const [dealer, ...four] = [0, 1, 2, 3, 4].map(
      () => others.splice(round.draw(others.length), 1)[0],
    )
    const more = (four[choice] >> 2) - (dealer >> 2)
    const outcome = more > 0 ? 'won' : more < 0 ? 'lost' : 'tied'
    const pay = outcome === 'won' ? round.units : 0
    round.units = outcome === 'lost' ? 0 : round.units + pay
    const cards = four.map((card) => deck[card])
    const total = round.units
    round.tell('pokerDoubled', { dealer: deck[dealer], cards, choice, outcome, pay, total })
  }
}
