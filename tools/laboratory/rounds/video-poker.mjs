// A round of video poker: five cards, some of which are held while the others are replaced.
import { deckOf, makersOf, rowOf } from './poker-hands.mjs'

/** Plays a round; yields what is due: which cards are held. */
export function* playVideoPoker({ definition: { wilds, hands, pays } }, round) {
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
  const { data } = yield ['hold']
  for (let hand = 0; hand < hands; hand++) {
    const others = [...left]
    const cards = dealt.map((card, place) =>
      data.cards.includes(place) ? card : others.splice(round.draw(others.length), 1)[0],
    )
    round.tell('pokerDrawn', { hand, held: data.cards, cards: told(cards), made: made(cards) })
    const row = rowOf(names, cards, wilds)
    if (row >= 0) round.win('pokerHandWon', pays[row].units, { hand, name: names[row] })
  }
  round.tell('roundEnded', { total: round.units })
}
