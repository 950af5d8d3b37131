import { type Spot, spotsOf } from '@fairhouse/contract/families/roulette/spots'
import { drawnPockets, type RouletteDefinition } from './definition.ts'

/** A spot with what it pays. */
export interface PayingSpot extends Spot {
  /** Pay units of a chip on it that wins, itself among them. */
  readonly pays: number
  /** Most chips on it. */
  readonly most: number
}

/** What engine and proof read of a definition. */
export interface RouletteTable {
  readonly pockets: readonly string[]
  /** By name, in the order in which rounds tell them. */
  readonly spots: ReadonlyMap<string, PayingSpot>
}

export function tableOf(definition: RouletteDefinition): RouletteTable {
  const spots = spotsOf(definition.zeros, definition.besideZeros).flatMap((spot) => {
    const pays = definition.kinds[spot.kind]
    return pays ? [[spot.name, { ...spot, pays: pays.odds + 1, most: pays.most }] as const] : []
  })
  return { pockets: drawnPockets(definition), spots: new Map(spots) }
}

/**
 * The most that chips on this table can win by one pocket: the dearest spots that it wins by are filled first, as far as the table's limit goes.
 */
export function mostUnits(table: RouletteTable, mostChips: number): number {
  return Math.max(...table.pockets.map((pocket) => mostBy(table, mostChips, pocket)))
}

function mostBy({ spots }: RouletteTable, mostChips: number, pocket: string): number {
  const winning = [...spots.values()]
    .filter(({ pockets }) => pockets.includes(pocket))
    .toSorted((a, b) => b.pays - a.pays)
  let [left, units] = [mostChips, 0]
  for (const { pays, most } of winning) {
    const chips = Math.min(most, left)
    left -= chips
    units += chips * pays
  }
  return units
}
