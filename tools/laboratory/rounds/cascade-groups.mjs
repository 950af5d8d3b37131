// Groups of a cascading grid that pay. A cell is { symbol, value }, a place [reel, row].
import { byCount } from '../words.mjs'

/** Every group that pays, symbol by symbol. */
export function groupsOf({ definition, order }, grid) {
  const find = { ways, cluster, anywhere }[definition.by]
  return order.symbols
    .filter((symbol) => symbol !== definition.wild && definition.pays[symbol] !== undefined)
    .flatMap((symbol) => find(definition, grid, symbol))
    .filter(({ units }) => units > 0)
}

function anywhere({ pays }, grid, symbol) {
  const cells = grid.flatMap((column, reel) =>
    column.flatMap((cell, row) => (cell.symbol === symbol ? [[reel, row]] : [])),
  )
  return [
    { symbol, count: cells.length, ways: 1, cells, units: byCount(pays[symbol], cells.length) },
  ]
}

function ways({ pays, wild }, grid, symbol) {
  const cells = []
  let [count, product] = [0, 1]
  for (const [reel, column] of grid.entries()) {
    const rows = [...column.keys()].filter((row) => [symbol, wild].includes(column[row].symbol))
    if (rows.length === 0) break
    cells.push(...rows.map((row) => [reel, row]))
    product *= rows.length
    count++
  }
  return [{ symbol, count, ways: product, cells, units: product * byCount(pays[symbol], count) }]
}

function cluster({ pays, wild }, grid, symbol) {
  const seen = new Set()
  const found = []
  for (const [reel, column] of grid.entries()) {
    for (const [row, cell] of column.entries()) {
      if (cell.symbol !== symbol || seen.has(String([reel, row]))) continue
      const cells = spread(grid, [reel, row], [symbol, wild])
      for (const place of cells) seen.add(String(place))
      found.push({
        symbol,
        count: cells.length,
        ways: 1,
        cells,
        units: byCount(pays[symbol], cells.length),
      })
    }
  }
  return found
}

/** All places that hang together with one by their sides. */
function spread(grid, start, names) {
  const reached = new Map([[String(start), start]])
  for (const [reel, row] of reached.values()) {
    for (const next of [
      [reel - 1, row],
      [reel + 1, row],
      [reel, row - 1],
      [reel, row + 1],
    ]) {
      const cell = grid[next[0]]?.[next[1]]
      if (cell !== undefined && names.includes(cell.symbol)) reached.set(String(next), next)
    }
  }
  return [...reached.values()]
}
