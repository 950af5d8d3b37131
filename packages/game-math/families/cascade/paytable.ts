import type { SlotPaytable } from '@fairhouse/contract/families/slot/paytable'
import type { CascadeDefinition } from './definition.ts'

/** What players are shown of a definition: every pay, and what happens beside it. */
export function paytableOf(definition: CascadeDefinition): SlotPaytable {
  const { heights, pays, wild, scatter, weights, maxUnits } = definition
  const rows = heights.map((list) => Math.max(...list))
  return {
    family: 'slot',
    grid: { rows, leastRows: heights.map((list) => Math.min(...list)), ofCells: true },
    rule: ruleOf(definition, rows),
    pays: Object.entries(pays)
      .map(([symbol, row]) => ({ symbols: [symbol], pays: changes(row) }))
      .toSorted((left, right) => dearest(right.pays) - dearest(left.pays)),
    wild:
      wild === null
        ? null
        : {
            symbol: wild,
            reels: reelsWith(weights.base, wild),
            expands: false,
            multipliers: [],
            together: null,
          },
    scatter: scatter && { symbol: scatter.symbol, pays: changes(scatter.pays) },
    features: featuresOf(definition),
    modes: [],
    maxUnits,
  }
}

function ruleOf({ by, pays }: CascadeDefinition, rows: readonly number[]): SlotPaytable['rule'] {
  if (by === 'ways') {
    return { by, ways: rows.reduce((ways, height) => ways * height, 1), bothWays: false }
  }
  const least = Math.min(...Object.values(pays).map((row) => row.findIndex((units) => units > 0)))
  return { by, least }
}

function featuresOf(definition: CascadeDefinition): SlotPaytable['features'] {
  const { climb, bombs, cornerWilds, scatter, placeMultipliers } = definition
  const features: SlotPaytable['features'][number][] = [
    {
      type: 'cascade',
      multipliers: climb.base.length > 1 ? climb.base : [],
      risesInFreeSpins: climb.stays ? (climb.free[1] ?? 1) - 1 : 0,
    },
  ]
  if (placeMultipliers !== undefined) {
    features.push({
      type: 'placeMultipliers',
      steps: placeMultipliers.flatMap((multiplier, wins) =>
        multiplier === (placeMultipliers[wins - 1] ?? 1) ? [] : [{ wins, multiplier }],
      ),
      staysInFreeSpins: scatter !== null,
    })
  }
  if (cornerWilds) features.push({ type: 'cornerWilds' })
  if (scatter !== null) {
    features.push({
      type: 'freeSpins',
      symbol: scatter.symbol,
      award: spinsBy(scatter.freeSpins),
      again: spinsBy(scatter.extra),
      most: scatter.most,
      multiplier: 1,
      wildMultipliers: [],
      stickyWilds: false,
      extraPerWildReel: 0,
      ownReels: true,
    })
  }
  if (bombs !== null) {
    const values = bombs.values.map(({ value }) => value).toSorted((a, b) => a - b)
    features.push({ type: 'bombs', values, inFreeSpinsOnly: true })
  }
  return features
}

const spinsBy = (row: readonly number[]) =>
  changes(row).map(({ count, units }) => ({ count, spins: units }))

/** Reels on which a symbol lands; null for all. */
function reelsWith(weights: CascadeDefinition['weights']['base'], symbol: string): number[] | null {
  const reels = [...weights.keys()].filter((reel) => (weights[reel]?.[symbol] ?? 0) > 0)
  return reels.length === weights.length ? null : reels
}

/** Counts that give otherwise than the count below, largest first. */
const changes = (row: readonly number[]): { count: number; units: number }[] =>
  row
    .map((units, count) => ({ count, units }))
    .filter(({ units, count }) => units > 0 && units !== row[count - 1])
    .toReversed()

const dearest = (pays: readonly { readonly units: number }[]): number => pays[0]?.units ?? 0
