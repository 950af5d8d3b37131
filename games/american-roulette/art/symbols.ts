/** What stands on the posters of American Roulette: its wheel and two of its chips. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    wheel: {
      scene: 'roulette-wheel',
      tints: ['#b3121d', '#131317', '#0b7a43', '#2b1a10', '#e8bd62', '#f6f1e4'],
      extent: 1.12,
    },
    redChip: {
      scene: 'casino-chip',
      turn: 0.35,
      tints: ['#1d3f92', '#f6efe0', '#e3b45e'],
      extent: 1.1,
    },
    blackChip: {
      scene: 'casino-chip',
      turn: -0.4,
      tints: ['#b8152f', '#f6efe0', '#e3b45e'],
      extent: 1.1,
    },
  },
  heroes: {},
}
