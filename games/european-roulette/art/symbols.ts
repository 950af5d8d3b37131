/** What stands on the posters of European Roulette: its wheel and two of its chips. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    wheel: {
      scene: 'roulette-wheel',
      tints: ['#b3121d', '#131317', '#0b7a43', '#5a2413', '#e3b45e', '#f6f1e4'],
      extent: 1.12,
    },
    redChip: {
      scene: 'casino-chip',
      turn: 0.35,
      tints: ['#b8152f', '#f6efe0', '#e3b45e'],
      extent: 1.1,
    },
    blackChip: {
      scene: 'casino-chip',
      turn: -0.4,
      tints: ['#1d1d23', '#e8c36a', '#e3b45e'],
      extent: 1.1,
    },
  },
  heroes: {},
}
