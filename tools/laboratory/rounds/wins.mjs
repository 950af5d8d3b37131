// What a grid of cells wins, by lines or by ways. A cell is { symbol, size, times }: how many of its symbol it counts for, and what a wild in it multiplies by.

/** What may run on a line: each symbol that pays, in the order of the sheet, then each mixed group. */
function runners({ definition, order }) {
  const { pays, mixed = [], wild } = definition
  return [
    ...order.pays.map((name) => ({
      told: name,
      names: [name],
      pays: pays[name],
      isMultiplied: name !== wild?.symbol,
    })),
    ...mixed.map((group) => ({
      told: group.symbols[0],
      names: group.symbols,
      pays: group.pays,
      isMultiplied: true,
    })),
  ]
}

/**
 * Every win of a grid, in the order in which they are told.
 * @param {readonly string[]} wilds names of the symbols that stand for others in this spin.
 */
export function winsOf(game, rule, grid, wilds) {
  const spin = { rule, grid, wilds, together: game.definition.wild?.together ?? 'product' }
  return game.definition.rule.by === 'lines' ? lineWins(game, spin) : wayWins(game, spin)
}

function lineWins(game, spin) {
  const { lines, bothWays = false } = game.definition.rule
  const all = runners(game)
  return lines.flatMap((rows, line) => {
    const cells = rows.map((row, reel) => spin.grid[reel][row])
    const first = bestRun(all, cells, spin)
    const last = bothWays ? bestRun(all, cells.toReversed(), spin) : null
    const both = [first, last?.reels === cells.length ? null : last]
    return both.flatMap((run) => {
      if (run === null) return []
      const { reels: _, ...told } = run
      return [{ type: 'lineWon', line, ...told }]
    })
  })
}

/** The dearest run of a line; of equal ones the longest, then the first tried. */
function bestRun(all, cells, spin) {
  let best = null
  for (const runner of all) {
    const run = runOf(runner, cells, spin)
    const isBetter =
      run.units > (best?.units ?? 0) || (run.units === best?.units && run.count > best.count)
    if (isBetter) best = run
  }
  return best
}

function runOf({ told, names, pays, isMultiplied }, cells, { rule, wilds, together }) {
  const broken = cells.findIndex(({ symbol }) => !names.includes(symbol) && !wilds.includes(symbol))
  const run = broken < 0 ? cells : cells.slice(0, broken)
  const multiplier = (isMultiplied ? timesOf(run, together) : 1) * (rule.multiplier ?? 1)
  const count = run.reduce((sum, { size }) => sum + size, 0)
  return {
    symbol: told,
    count,
    reels: run.length,
    multiplier,
    units: (pays[count] ?? 0) * multiplier,
  }
}

function timesOf(cells, together) {
  const above = cells.map(({ times }) => times).filter((times) => times > 1)
  if (above.length === 0) return 1
  return above.reduce((all, times) => (together === 'sum' ? all + times : all * times))
}

function wayWins({ definition, order }, { rule, grid, wilds }) {
  if (definition.rule.bothWays) throw new RangeError('ways that run both ways are not known here')
  return order.pays.flatMap((name) => {
    const sums = grid.map((cells) =>
      cells
        .filter(({ symbol }) => symbol === name || wilds.includes(symbol))
        .reduce((sum, { size, times }) => sum + size * times, 0),
    )
    const broken = sums.indexOf(0)
    const count = broken < 0 ? sums.length : broken
    const ways = sums.slice(0, count).reduce((product, sum) => product * sum, 1)
    const multiplier = rule.multiplier ?? 1
    const units = ways * (definition.pays[name][count] ?? 0) * multiplier
    return units > 0
      ? [{ type: 'groupWon', by: 'ways', symbol: name, count, ways, multiplier, units }]
      : []
  })
}
