// What bets on casino war return, by counting: ties of two cards, then all pairs of ranks that war can deal.
import { momentsOf } from './bet-moments.mjs'

/** One chip on the place that a bet is called by; the headline is on the ante, of a player who always goes to war. */
export function casinoWarReturns({ bets }, { decks, tieBack, unitsPerStake: unit }) {
  const cards = 52 * decks
  const ofRank = 4 * decks
  const ties = BigInt(ofRank - 1)
  const others = BigInt(cards - ofRank)
  const rest = BigInt((cards - 2) * (cards - 3))
  const won = warsWon(ofRank, cards)
  return bets.map(({ name }) => {
    if (name === 'tie') {
      return momentsOf(name, unit, [
        { ways: ties, back: tieBack, added: 0 },
        { ways: others, back: 0, added: 0 },
      ])
    }
    return momentsOf(name, unit, [
      // Of two different ranks either is as often the player's.
      { ways: others * rest, back: 2 * unit, added: 0 },
      { ways: others * rest, back: 0, added: 0 },
      { ways: 2n * ties * won, back: 3 * unit, added: unit },
      { ways: 2n * ties * (rest - won), back: 0, added: unit },
    ])
  })
}

/** Pairs of cards in which the player's is as high or higher, after a tie: the same for every rank of it, averaged over all by symmetry. */
function warsWon(ofRank, cards) {
  const two = ofRank - 2
  const equal = two * (two - 1) + 12 * ofRank * (ofRank - 1)
  const unequal = (cards - 2) * (cards - 3) - equal
  return BigInt(equal + unequal / 2)
}
