import type { Paytable } from '@fairhouse/contract/entities/paytable'
import type { VideoPokerDefinition } from './definition.ts'

/** What players are shown of the pays. */
export function paytableOf(
  { wilds, pays, hands, multipliers, doubleUp, progressive }: VideoPokerDefinition,
  maxUnits: number,
): Paytable {
  return {
    family: 'videoPoker',
    features: doubleUp ? [{ type: 'gamble', most: doubleUp.steps, limit: doubleUp.limit }] : [],
    modes: [],
    maxUnits,
    wilds,
    pays,
    hands,
    ...(multipliers && { multipliers }),
    ...(progressive && { progressive }),
  }
}
