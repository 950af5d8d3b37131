/** What stands on the posters beside the cards. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    chips: {
      scene: 'casino-chip',
      turn: -0.4,
      tints: ['#5a1f9a', '#fff6dc', '#ffd45a'],
      extent: 1.1,
    },
  },
  heroes: {},
}
