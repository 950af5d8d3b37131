import type { Paytable } from '@fairhouse/contract/entities/paytable'
import type { VideoPokerDefinition } from './definition.ts'

/** What players are shown of the pays. */
export function paytableOf(
  { wilds, pays, hands }: VideoPokerDefinition,
  maxUnits: number,
): Paytable {
  return { family: 'videoPoker', features: [], modes: [], maxUnits, wilds, pays, hands }
}
