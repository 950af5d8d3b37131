/** What stands on the posters of Jacks or Better beside its cards. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    chips: {
      scene: 'casino-chip',
      turn: -0.4,
      tints: ['#123f7a', '#f2ead2', '#e3b45e'],
      extent: 1.1,
    },
  },
  heroes: {},
}
