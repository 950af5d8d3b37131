/** What stands on the posters beside the cards. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    chips: {
      scene: 'casino-chip',
      turn: -0.4,
      tints: ['#168052', '#fdf8e4', '#f2c24a'],
      extent: 1.1,
    },
  },
  heroes: {},
}
