/** What stands on the posters of Sic Bo: its dice and two of its chips. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    dice: {
      scene: 'dice',
      tints: ['#f6e9c9', '#2a1410', '#c8141f'],
      extent: 1.12,
    },
    redChip: {
      scene: 'casino-chip',
      turn: 0.35,
      tints: ['#b8152f', '#f6efe0', '#e3b45e'],
      extent: 1.1,
    },
    goldChip: {
      scene: 'casino-chip',
      turn: -0.4,
      tints: ['#1d1d23', '#e8c36a', '#e3b45e'],
      extent: 1.1,
    },
  },
  heroes: {},
}
