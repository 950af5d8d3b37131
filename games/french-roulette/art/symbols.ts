/** What stands on the posters of French Roulette: its wheel and two of its chips. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    wheel: {
      scene: 'roulette-wheel',
      tints: ['#a3142a', '#17131a', '#0b6a43', '#6a3a1c', '#ecca84', '#fbf4e4'],
      extent: 1.12,
    },
    redChip: {
      scene: 'casino-chip',
      turn: 0.35,
      tints: ['#7a1832', '#f6efe0', '#ecca84'],
      extent: 1.1,
    },
    blackChip: {
      scene: 'casino-chip',
      turn: -0.4,
      tints: ['#f3e6c6', '#7a1832', '#ecca84'],
      extent: 1.1,
    },
  },
  heroes: {},
}
