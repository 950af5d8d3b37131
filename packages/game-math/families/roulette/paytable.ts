import type { RoulettePaytable } from '@fairhouse/contract/families/roulette/paytable'
import { spotKinds } from '@fairhouse/contract/families/roulette/spots'
import type { RouletteDefinition } from './definition.ts'
import type { RouletteTable } from './table.ts'

/** What players are shown of a definition. */
export function paytableOf(
  { zeros, wheel, kinds, mostChips, partage, wheels, maxUnits }: RouletteDefinition,
  { spots }: RouletteTable,
): RoulettePaytable {
  return {
    family: 'roulette',
    zeros,
    wheel,
    kinds: spotKinds.flatMap((kind) => {
      const ofKind = [...spots.values()].filter((spot) => spot.kind === kind)
      const [first] = ofKind
      if (!first) return []
      return [
        {
          kind,
          covers: first.pockets.length,
          odds: kinds[kind]?.odds ?? 0,
          most: first.most,
          spots: ofKind.map(({ name }) => name),
        },
      ]
    }),
    mostChips,
    ...(partage && { partage }),
    ...(wheels !== undefined && { wheels }),
    features: [],
    modes: [],
    maxUnits,
  }
}
