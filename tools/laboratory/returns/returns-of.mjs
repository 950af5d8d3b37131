// What a title returns: every way to bet, exactly without the most, and by chances of all payouts with it.
import { refuseUnknown } from '../rounds/known-rules.mjs'
import { layersOf } from '../rounds/play.mjs'
import { cellsReturns } from './cells-returns.mjs'
import { fraction, times } from './fraction.mjs'
import { payoutsOf } from './payouts.mjs'
import { RoundGraph } from './round-graph.mjs'
import { tableReturns } from './table-returns.mjs'

/**
 * @param sheet a par sheet.
 * @param rows of its outcome table; null where there is none.
 * @returns for each way to bet its name, `exact` (what it returns had a round no most, or null), `chances` of payouts by units, and the price.
 */
export function returnsOf(sheet, rows) {
  const { inner } = layersOf(sheet.rules)
  refuseUnknown(inner)
  if (rows !== null) return [tableReturns(sheet, rows)]
  if (inner.engine === 'cells 1') return [cellsReturns(sheet, inner.definition)]
  const game = { definition: inner.definition, order: sheet.order }
  const round = new RoundGraph(game, sheet.mostUnits)
  const bets = pricesOf(sheet, inner.definition).map((bet) => ({
    ...bet,
    root: round.root(bet.name),
  }))
  const means = round.graph.means()
  return bets.map(({ name, price, root }) => {
    const exact = times(means[root], fraction(1n, BigInt(price)))
    const { unit, chances } = payoutsOf(round.graph, root, sheet.mostUnits)
    return { name, price, exact, ...momentsOf({ unit, chances, most: sheet.mostUnits }, price) }
  })
}

function pricesOf({ unitsPerStake }, { modes = {} }) {
  return [
    { name: 'base', price: unitsPerStake },
    ...Object.entries(modes).map(([name, { price }]) => ({ name, price })),
  ]
}

/** Return, hit frequency, sigma (in prices) and the chance of the most. */
function momentsOf({ unit, chances, most }, price) {
  let [below, mean, square] = [0, 0, 0]
  for (const [amount, chance] of chances.entries()) {
    const won = (amount * unit) / price
    below += chance
    mean += won * chance
    square += won * won * chance
  }
  const top = 1 - below
  mean += (top * most) / price
  square += top * (most / price) ** 2
  return { ratio: mean, hit: 1 - chances[0], sigma: Math.sqrt(square - mean * mean), top }
}
