// What bets on a showdown return: every pair, or row, of ranks that the shoe deals.
import { fraction } from './fraction.mjs'

/** One chip on the place that a bet is called by; the headline is on the first place. */
export function showdownReturns({ bets }, definition) {
  const { spots, unitsPerStake } = definition
  const ways = outcomeWays(definition)
  const all = [...ways.values()].reduce((sum, of) => sum + of, 0n)
  const [first] = Object.keys(spots)
  return bets.map(({ name }) => {
    const pays = spots[name] ?? spots[first]
    const won = [...ways].map(([outcome, of]) => [pays[outcome] ?? 0, Number(of) / Number(all)])
    const units = [...ways].reduce(
      (sum, [outcome, of]) => sum + of * BigInt(pays[outcome] ?? 0),
      0n,
    )
    const ratio = won.reduce((sum, [pay, chance]) => sum + pay * chance, 0) / unitsPerStake
    const square = won.reduce((sum, [pay, chance]) => sum + (pay / unitsPerStake) ** 2 * chance, 0)
    const atLeast = (least) =>
      won.reduce((sum, [pay, chance]) => sum + (pay >= least ? chance : 0), 0)
    return {
      name,
      price: unitsPerStake,
      exact: fraction(units, all * BigInt(unitsPerStake)),
      ratio,
      hit: atLeast(1),
      sigma: Math.sqrt(square - ratio ** 2),
      atLeast,
    }
  })
}

/** In how many ways each outcome is dealt. Ranks run from the two; an ace is last, or first where it is low: that changes no count. */
function outcomeWays({ decks, hands }) {
  const ways = new Map()
  const left = Array.from({ length: 13 }, () => 4 * decks)
  const deal = (ranks, weight) => {
    if (ranks.length === hands.length) {
      const best = Math.max(...ranks)
      const isTie = ranks.indexOf(best) !== ranks.lastIndexOf(best)
      const outcome = isTie ? 'tie' : hands[ranks.indexOf(best)]
      ways.set(outcome, (ways.get(outcome) ?? 0n) + weight)
      return
    }
    for (const [rank, count] of left.entries()) {
      left[rank] = count - 1
      deal([...ranks, rank], weight * BigInt(count))
      left[rank] = count
    }
  }
  deal([], 1n)
  return ways
}
