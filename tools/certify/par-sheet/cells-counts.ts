import type { CountedSpin } from '@fairhouse/contract/entities/par-sheet'
import type { CellLinesRule, CellsDefinition } from '@fairhouse/game-math/families/cells/definition'
import { dearestOf, figuresOf } from '@fairhouse/game-math/families/cells/figures'
import { byCount } from '@fairhouse/game-math/families/slot/spin/ready-spin'
import { Tally } from './tally.ts'

/** The one spin of a grid of independent cells: binomial counts, less those of wilds alone. */
export function cellsSpin(definition: CellsDefinition): CountedSpin {
  if (definition.rule !== undefined) return linesSpin(definition, definition.rule)
  const { rows, weights, wild, pays } = definition
  const cells = rows.reduce((sum, height) => sum + height, 0)
  const all = BigInt(Object.values(weights).reduce((sum, weight) => sum + weight, 0))
  const cycle = all ** BigInt(cells)
  const wilds = BigInt(wild === null ? 0 : (weights[wild] ?? 0))
  const tally = new Tally()
  for (const [symbol, row] of Object.entries(pays)) {
    const own = BigInt(weights[symbol] ?? 0)
    for (let count = 1; count <= cells; count++) {
      const pay = byCount(row, count)
      if (pay === 0) continue
      const held = (own + wilds) ** BigInt(count) - wilds ** BigInt(count)
      const others = (all - own - wilds) ** BigInt(cells - count)
      const combinations = choose(cells, count) * held * others
      tally.add({ by: 'anywhere', symbol, count }, combinations, combinations * BigInt(pay))
    }
  }
  return {
    name: 'base',
    stops: String(cycle),
    cycle: String(cycle),
    pays: tally.told(cycle, definition),
    starts: [],
  }
}

/** Lines and corners: each by itself, in all fillings of the other cells. */
function linesSpin(definition: CellsDefinition, rule: CellLinesRule): CountedSpin {
  const { rows, weights, wild } = definition
  const cells = rows.reduce((sum, height) => sum + height, 0)
  const all = BigInt(Object.values(weights).reduce((sum, weight) => sum + weight, 0))
  const wilds = BigInt(wild === null ? 0 : (weights[wild] ?? 0))
  const cycle = all ** BigInt(cells)
  const tally = new Tally()
  for (const figure of figuresOf(definition, rule)) {
    const count = figure.cells.length
    const others = all ** BigInt(cells - count)
    const alone = wilds ** BigInt(count)
    for (const [symbol, units] of figure.pays) {
      const own = (BigInt(weights[symbol] ?? 0) + wilds) ** BigInt(count) - alone
      const ways = (own + (symbol === dearestOf(figure) ? alone : 0n)) * others
      if (units > 0) tally.add({ by: figure.part, symbol, count }, ways, ways * BigInt(units))
    }
  }
  return {
    name: 'base',
    stops: String(cycle),
    cycle: String(cycle),
    pays: tally.told(cycle, definition),
    starts: [],
  }
}

function choose(n: number, k: number): bigint {
  let ways = 1n
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i)
  return ways
}
