import type { Paytable } from '@fairhouse/contract/entities/paytable'
import type { SlotDefinition } from './definition.ts'

/** What players are shown of a definition: every pay, and where it can be won. */
export function paytableOf(definition: SlotDefinition): Paytable {
  const { wild, lines, pays, scatter, pick, freeSpins, maxUnits } = definition
  const linePays = Object.entries(pays)
    .map(([symbol, row]) => ({ symbol, pays: paying(row) }))
    .toSorted((left, right) => dearest(right.pays) - dearest(left.pays))
  return {
    wild,
    lines,
    linePays,
    scatter: {
      symbol: scatter.symbol,
      pays: paying(scatter.pays).map(({ count, units }) => ({
        count,
        units,
        freeSpins: scatter.freeSpins[count] ?? 0,
      })),
    },
    pick: {
      symbol: pick.symbol,
      reels: pick.reels,
      prizes: pick.prizes.toSorted((left, right) => left - right),
      enders: pick.enders,
    },
    extraFreeSpinsPerWildReel: freeSpins.extraPerWildReel,
    maxUnits,
  }
}

const paying = (row: readonly number[]): { count: number; units: number }[] =>
  row
    .map((units, count) => ({ count, units }))
    .filter(({ units }) => units > 0)
    .toReversed()

const dearest = (pays: readonly { readonly units: number }[]): number => pays[0]?.units ?? 0
