import type { SlotPaytable } from '@fairhouse/contract/families/slot/paytable'
import type { SlotDefinition } from './definition.ts'
import { describeModifiers } from './describe-modifiers.ts'
import { describeSpin } from './describe-spin.ts'
import { describeFeature } from './features/describe-feature.ts'

/** What players are shown of a definition: every pay, and where it can be won. */
export function paytableOf(definition: SlotDefinition): SlotPaytable {
  const { rows, pays, mixed = [], spins, modes = {}, maxUnits } = definition
  const { scatters } = spins.base
  const [scatter] = scatters
  const groups = mixed.map((group) => ({ symbols: group.symbols, pays: paying(group.pays) }))
  return {
    family: 'slot',
    grid: { rows, leastRows: rows, ofCells: false },
    rule: ruleOf(definition),
    pays: Object.entries(pays)
      .map(([symbol, row]) => ({ symbols: [symbol], pays: paying(row) }))
      .concat(groups.map((group) => ({ ...group, symbols: [...group.symbols] })))
      .toSorted((left, right) => dearest(right.pays) - dearest(left.pays)),
    wild: wildOf(definition),
    scatter: scatter === undefined ? null : { symbol: scatter.symbol, pays: paying(scatter.pays) },
    features: [
      ...describeSpin(definition),
      ...describeModifiers(definition),
      ...Object.keys(definition.features).flatMap((name) => describeFeature(definition, name)),
      ...describeGamble(definition),
    ],
    modes: Object.entries(modes).map(([name, { kind, price }]) => ({ name, kind, price })),
    maxUnits,
  }
}

function ruleOf({ rule, rows }: SlotDefinition): SlotPaytable['rule'] {
  const bothWays = rule.bothWays === true
  return rule.by === 'lines'
    ? { by: 'lines', lines: rule.lines, bothWays }
    : { by: 'ways', ways: rows.reduce((ways, row) => ways * row, 1), bothWays }
}

function wildOf({ wild, spins }: SlotDefinition): SlotPaytable['wild'] {
  if (wild === undefined) return null
  const multipliers = (spins.base.wildMultipliers ?? []).map(({ value }) => value)
  return {
    symbol: wild.symbol,
    reels: reelsWith(spins.base.strips, wild.symbol),
    expands: wild.expands === true,
    multipliers: multipliers.filter((value) => value > 1),
    together: wild.together ?? null,
  }
}

function describeGamble({ gamble }: SlotDefinition): SlotPaytable['features'] {
  return gamble === undefined ? [] : [{ type: 'gamble', most: gamble.steps, limit: gamble.limit }]
}

/** Reels that hold the symbol; null for all. */
function reelsWith(strips: readonly (readonly string[])[], symbol: string): number[] | null {
  const reels = [...strips.keys()].filter((reel) => strips[reel]?.includes(symbol))
  return reels.length === strips.length ? null : reels
}

const paying = (row: readonly number[]): { count: number; units: number }[] =>
  row
    .map((units, count) => ({ count, units }))
    .filter(({ units }) => units > 0)
    .toReversed()

const dearest = (pays: readonly { readonly units: number }[]): number => pays[0]?.units ?? 0
