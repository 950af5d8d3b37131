import type { PaytableFeature } from '@fairhouse/contract/families/slot/paytable-feature'
import { item } from '../../at.ts'
import type { SlotDefinition } from './definition.ts'

/** What players are told of the mechanics of the paid spin itself. */
export function describeSpin(definition: SlotDefinition): PaytableFeature[] {
  const { fullScreen, fullScreenOf = [], wild, spins } = definition
  const { chosenWild, mystery, wildDrop, multiplierReel, cash, strips } = spins.base
  const told: PaytableFeature[] = []
  if (fullScreen !== undefined) {
    told.push({ type: 'fullScreen', symbols: fullScreenOf, multiplier: fullScreen })
  }
  if (chosenWild !== undefined) {
    const { symbol } = chosenWild
    told.push({ type: 'chosenWild', symbol, reels: reelsWith(strips, symbol) })
  }
  if (mystery !== undefined) {
    const filling = Object.values(spins).some((spin) => spin.sticky === true && spin.mystery?.fills)
    told.push({ type: 'mystery', symbol: mystery.symbol, staysInFreeSpins: filling })
  }
  if (wildDrop !== undefined) {
    const sizes = wildDrop.patterns.map(({ cells }) => cells.length)
    told.push({ type: 'wildDrop', least: Math.min(...sizes), most: Math.max(...sizes) })
  }
  if (multiplierReel !== undefined) {
    const multipliers = multiplierReel.map(({ value }) => value).toSorted((a, b) => a - b)
    told.push({ type: 'multiplierReel', multipliers })
  }
  if (wild?.nudges === true) {
    told.push({ type: 'nudge', symbol: wild.symbol, reels: reelsWith(strips, wild.symbol) })
  }
  if (cash !== undefined) {
    const { symbol, collector, values } = cash
    const reels = reelsWith(strips, collector)
    const amounts = values.map(({ value }) => value).toSorted((a, b) => a - b)
    told.push({ type: 'cash', symbol, collector, reels, values: amounts })
  }
  return told
}

function reelsWith(strips: readonly (readonly string[])[], symbol: string): number[] {
  return [...strips.keys()].filter((reel) => item(strips, reel).includes(symbol))
}
