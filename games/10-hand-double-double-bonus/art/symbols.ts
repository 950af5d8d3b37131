/** What stands on the posters beside the cards. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    chips: {
      scene: 'casino-chip',
      turn: -0.4,
      tints: ['#b81a8e', '#fdf0ff', '#5ae0ff'],
      extent: 1.1,
    },
  },
  heroes: {},
}
