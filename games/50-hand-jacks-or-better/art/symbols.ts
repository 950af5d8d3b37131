/** What stands on the posters beside the cards. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    chips: {
      scene: 'casino-chip',
      turn: -0.4,
      tints: ['#0c6a7e', '#f0fbff', '#ff6aae'],
      extent: 1.1,
    },
  },
  heroes: {},
}
