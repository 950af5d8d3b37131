/** What stands on the posters beside the cards. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    chips: {
      scene: 'casino-chip',
      turn: -0.4,
      tints: ['#4a2a86', '#f4ead6', '#f0b860'],
      extent: 1.1,
    },
  },
  heroes: {},
}
