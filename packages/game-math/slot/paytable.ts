import type { Paytable } from '@fairhouse/contract/entities/paytable'
import { reelCount, rowCount, type SlotDefinition } from './definition.ts'

/** What players are shown of a definition: every pay, and where it can be won. */
export function paytableOf(definition: SlotDefinition): Paytable {
  const { wild, lines, pays, scatter, maxUnits } = definition
  const rows = Array.from({ length: reelCount }, () => rowCount)
  return {
    grid: { rows, leastRows: rows, ofCells: false },
    rule: { by: 'lines', lines, bothWays: false },
    pays: Object.entries(pays)
      .map(([symbol, row]) => ({ symbols: [symbol], pays: paying(row) }))
      .toSorted((left, right) => dearest(right.pays) - dearest(left.pays)),
    wild: {
      symbol: wild,
      reels: reelsWith(definition.strips.base, wild),
      expands: true,
      multipliers: [],
      together: null,
    },
    scatter: { symbol: scatter.symbol, pays: paying(scatter.pays) },
    features: featuresOf(definition),
    modes: [],
    maxUnits,
  }
}

function featuresOf({ scatter, pick, freeSpins }: SlotDefinition): Paytable['features'] {
  return [
    {
      type: 'freeSpins',
      symbol: scatter.symbol,
      award: paying(scatter.freeSpins).map(({ count, units }) => ({ count, spins: units })),
      again: [],
      most: null,
      multiplier: 1,
      wildMultipliers: [],
      stickyWilds: true,
      extraPerWildReel: freeSpins.extraPerWildReel,
      ownReels: true,
    },
    {
      type: 'pick',
      trigger: { symbol: pick.symbol, count: pick.reels.length, reels: pick.reels },
      prizes: pick.prizes.toSorted((left, right) => left - right),
      enders: pick.enders,
    },
  ]
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
