/** What stands on the posters beside the cards. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    chips: {
      scene: 'casino-chip',
      turn: -0.4,
      tints: ['#1f4ac8', '#fff8e4', '#ff5a6e'],
      extent: 1.1,
    },
  },
  heroes: {},
}
