import { isEvenChance, type Spot, spotsOf } from '@fairhouse/contract/families/roulette/spots'
import { drawnPockets, type RouletteDefinition, wheelsOf } from './definition.ts'

/** A spot with what it pays. */
export interface PayingSpot extends Spot {
  /** Pay units of a chip on it that wins on one wheel, itself among them. */
  readonly pays: number
  /** Pay units of a chip that come back when one wheel shows a zero; nothing but by la partage. */
  readonly onZero: number
  /** Most chips on it. */
  readonly most: number
}

/** What engine and proof read of a definition. */
export interface RouletteTable {
  readonly pockets: readonly string[]
  readonly zeros: readonly string[]
  /** Wheels that turn at once. */
  readonly wheels: number
  /** Pay units that a chip costs, all wheels together. */
  readonly chipUnits: number
  /** By name, in the order in which rounds tell them. */
  readonly spots: ReadonlyMap<string, PayingSpot>
}

export function tableOf(definition: RouletteDefinition): RouletteTable {
  const { zeros, besideZeros, kinds, unitsPerStake, partage } = definition
  const wheels = wheelsOf(definition)
  const onWheel = unitsPerStake / wheels
  const half = partage ? onWheel / 2 : 0
  const spots = spotsOf(zeros, besideZeros).flatMap((spot) => {
    const kind = kinds[spot.kind]
    if (!kind) return []
    const pays = (kind.odds + 1) * onWheel
    const onZero = isEvenChance(spot.kind) ? half : 0
    return [[spot.name, { ...spot, pays, onZero, most: kind.most }] as const]
  })
  return {
    pockets: drawnPockets(definition),
    zeros,
    wheels,
    chipUnits: unitsPerStake,
    spots: new Map(spots),
  }
}

/** Pay units of a chip on a spot when the ball of one wheel lies in a pocket. */
export const paysBy = (
  { zeros }: Pick<RouletteTable, 'zeros'>,
  { pockets, pays, onZero }: Pick<PayingSpot, 'pockets' | 'pays' | 'onZero'>,
  pocket: string,
): number => {
  if (pockets.includes(pocket)) return pays
  return zeros.includes(pocket) ? onZero : 0
}

/**
 * The most that chips on this table can win: the dearest spots of one pocket are filled first, as far as the table's limit goes, and every wheel
 * shows that pocket.
 */
export function mostUnits(table: RouletteTable, mostChips: number): number {
  return table.wheels * Math.max(...table.pockets.map((pocket) => mostBy(table, mostChips, pocket)))
}

function mostBy(table: RouletteTable, mostChips: number, pocket: string): number {
  const paying = [...table.spots.values()]
    .map((spot) => ({ pays: paysBy(table, spot, pocket), most: spot.most }))
    .toSorted((a, b) => b.pays - a.pays)
  let [left, units] = [mostChips, 0]
  for (const { pays, most } of paying) {
    const chips = Math.min(most, left)
    left -= chips
    units += chips * pays
  }
  return units
}
