/** What stands on the posters of Craps: its pair of red dice and two of its chips. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    dice: {
      scene: 'dice',
      tints: ['#c4141f', '#fff4e2', '#fff4e2'],
      knobs: [1, 0, 0, 0],
      extent: 1.16,
    },
    tealChip: {
      scene: 'casino-chip',
      turn: 0.35,
      tints: ['#0d6a6e', '#f6efe0', '#e3b45e'],
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
