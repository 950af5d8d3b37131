// A round of a grid whose cells are drawn each by itself.
import { byCount, byWeight } from '../words.mjs'

/** Plays a round; it asks the player for nothing, so that nothing is yielded. */
export function playCells({ definition, order }, round) {
  const { rows, weights } = definition
  const urn = order.symbols.map((symbol) => ({ symbol, weight: weights[symbol] ?? 0 }))
  const grid = rows.map((height) =>
    Array.from({ length: height }, () => byWeight(round.draw, urn).symbol),
  )
  round.tell('reelsStopped', { mode: 'base', stops: [], grid })
  if (definition.rule !== undefined) payFigures({ definition, order }, grid, round)
  else payCounts({ definition, order }, grid, round)
  if (round.isFull) round.tell('maxWinReached', { total: round.units })
  round.tell('roundEnded', { total: round.units })
  return [].values()
}

function payCounts({ definition: { wild, pays }, order }, grid, round) {
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
}

/** Lines, whole columns where they pay, then the corners: each told with the cells that it is read from. */
export function figuresOf({ rows, rule, pays, corners }) {
  const lines = rule.lines.map((line) => line.map((row, column) => [column, row]))
  const columns = rows.map((height, column) =>
    Array.from({ length: height }, (_, row) => [column, row]),
  )
  const all = [...lines, ...(rule.columns ? columns : [])].map((cells, line) => ({
    line,
    cells,
    unitsOf: (name) => pays[name]?.[cells.length] ?? 0,
  }))
  if (corners === undefined) return all
  const right = rows.length - 1
  const cells = [
    [0, 0],
    [0, rows[0] - 1],
    [right, 0],
    [right, rows[right] - 1],
  ]
  return [...all, { line: null, cells, unitsOf: (name) => corners[name] ?? 0 }]
}

/** The symbol by which wilds alone are paid. */
export const dearest = (names, unitsOf) =>
  names.reduce((best, name) => (unitsOf(name) > unitsOf(best) ? name : best))

function payFigures({ definition, order }, grid, round) {
  for (const { line, cells, unitsOf } of figuresOf(definition)) {
    const others = cells
      .map(([column, row]) => grid[column][row])
      .filter((name) => name !== definition.wild)
    const symbol = others[0] ?? dearest(order.pays, unitsOf)
    if (others.some((name) => name !== symbol)) continue
    const told = { symbol, count: cells.length, multiplier: 1 }
    if (line === null) round.win('groupWon', unitsOf(symbol), { by: 'corners', ways: 1, ...told })
    else round.win('lineWon', unitsOf(symbol), { line, ...told })
  }
}
