// A round of a grid whose cells are drawn each by itself.
import { byCount, byWeight } from '../words.mjs'

/** Plays a round; it asks the player for nothing, so that nothing is yielded. */
export function playCells({ definition, order }, round) {
  const { rows, weights, wild, pays } = definition
  const urn = order.symbols.map((symbol) => ({ symbol, weight: weights[symbol] ?? 0 }))
  const grid = rows.map((height) =>
    Array.from({ length: height }, () => byWeight(round.draw, urn).symbol),
  )
  round.tell('reelsStopped', { mode: 'base', stops: [], grid })
  const count = (name) => grid.flat().filter((symbol) => symbol === name).length
  for (const symbol of order.pays) {
    if (count(symbol) === 0) continue
    const all = count(symbol) + (wild === null ? 0 : count(wild))
    round.win('groupWon', byCount(pays[symbol], all), {
      by: 'anywhere',
      symbol,
      count: all,
      ways: 1,
      multiplier: 1,
    })
  }
  if (round.isFull) round.tell('maxWinReached', { total: round.units })
  round.tell('roundEnded', { total: round.units })
  return [].values()
}
