import type { PaytableFeature } from '@fairhouse/contract/entities/paytable-feature'
import { item } from '../at.ts'
import type { SlotDefinition } from './definition.ts'

/** What players are told of the mechanics of the paid spin itself. */
export function describeSpin({ fullScreen, spins: { base } }: SlotDefinition): PaytableFeature[] {
  const { chosenWild, wildDrop, multiplierReel } = base
  const told: PaytableFeature[] = []
  if (fullScreen !== undefined) told.push({ type: 'fullScreen', multiplier: fullScreen })
  if (chosenWild !== undefined) {
    const { symbol } = chosenWild
    const reels = [...base.strips.keys()].filter((reel) => item(base.strips, reel).includes(symbol))
    told.push({ type: 'chosenWild', symbol, reels })
  }
  if (wildDrop !== undefined) {
    const sizes = wildDrop.patterns.map(({ cells }) => cells.length)
    told.push({ type: 'wildDrop', least: Math.min(...sizes), most: Math.max(...sizes) })
  }
  if (multiplierReel !== undefined) {
    const multipliers = multiplierReel.map(({ value }) => value).toSorted((a, b) => a - b)
    told.push({ type: 'multiplierReel', multipliers })
  }
  return told
}
