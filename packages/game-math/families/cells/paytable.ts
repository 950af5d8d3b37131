import type { SlotPaytable } from '@fairhouse/contract/families/slot/paytable'
import type { CellsDefinition } from './definition.ts'

/** What players are shown of a definition. */
export function paytableOf(definition: CellsDefinition): SlotPaytable {
  const { rows, pays, wild, maxUnits } = definition
  return {
    family: 'slot',
    grid: { rows, leastRows: rows, ofCells: true },
    rule: ruleOf(definition),
    pays: Object.entries(pays)
      .map(([symbol, row]) => ({ symbols: [symbol], pays: changes(row) }))
      .toSorted((left, right) => dearest(right.pays) - dearest(left.pays)),
    wild:
      wild === null
        ? null
        : { symbol: wild, reels: null, expands: false, multipliers: [], together: null },
    scatter: null,
    features: cornersOf(definition),
    modes: [],
    maxUnits,
  }
}

function ruleOf({ rule, pays }: CellsDefinition): SlotPaytable['rule'] {
  if (rule !== undefined)
    return { by: 'lines', lines: rule.lines, bothWays: false, columns: rule.columns }
  const least = Math.min(...Object.values(pays).map((row) => row.findIndex((units) => units > 0)))
  return { by: 'anywhere', least }
}

function cornersOf({ corners }: CellsDefinition): SlotPaytable['features'] {
  if (corners === undefined) return []
  const pays = Object.entries(corners).map(([symbol, units]) => ({ symbol, units }))
  return [{ type: 'corners', pays: pays.toSorted((left, right) => right.units - left.units) }]
}

/** Counts that pay otherwise than the count below, largest first. */
const changes = (row: readonly number[]): { count: number; units: number }[] =>
  row
    .map((units, count) => ({ count, units }))
    .filter(({ units, count }) => units > 0 && units !== row[count - 1])
    .toReversed()

const dearest = (pays: readonly { readonly units: number }[]): number => pays[0]?.units ?? 0
