// What bets on baccarat return: every order of six cards' counts; pairs by themselves.
import { bankerDraws, outcomesOf } from '../rounds/baccarat.mjs'
import { momentsOf } from './bet-moments.mjs'

/** One chip on the place that a bet is called by; the headline is on the first place. */
export function baccaratReturns({ bets }, { decks, spots, unitsPerStake }) {
  const [first] = Object.keys(spots)
  const winners = winnerWays(decks)
  const pairs = [
    ['pair', BigInt(4 * decks - 1)],
    ['none', BigInt(48 * decks)],
  ]
  return bets.map(({ name }) => {
    const spot = spots[name] ? name : first
    const ways = spot.endsWith('Pair')
      ? pairs.map(([what, of]) => [what === 'pair' ? spot : what, of])
      : [...winners]
    const endings = ways.map(([outcome, of]) => ({
      ways: of,
      back: spots[spot][outcome] ?? 0,
      added: 0,
    }))
    return momentsOf(name, unitsPerStake, endings)
  })
}

/** In how many orders of six cards each side wins, whether or not all six are taken. */
function winnerWays(decks) {
  const left = Array.from({ length: 10 }, (_, count) => (count === 0 ? 16 : 4) * decks)
  const ways = new Map()
  const draw = (cards, weight) => {
    if (cards.length === 6) {
      const [winner] = outcomesOf(...endOf(cards), [])
      ways.set(winner, (ways.get(winner) ?? 0) + weight)
      return
    }
    for (const [count, of] of left.entries()) {
      left[count] = of - 1
      draw([...cards, count], weight * of)
      left[count] = of
    }
  }
  draw([], 1)
  return [...ways].map(([winner, of]) => [winner, BigInt(of)])
}

/** Points of both sides, of cards in the order in which they come out of the shoe. */
function endOf([p1, b1, p2, b2, next, last]) {
  const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10]
  if (player > 7 || banker > 7) return [player, banker]
  if (player > 5) return [player, bankerDraws(banker) ? (banker + next) % 10 : banker]
  const drawn = (player + next) % 10
  return [drawn, bankerDraws(banker, next) ? (banker + last) % 10 : banker]
}
