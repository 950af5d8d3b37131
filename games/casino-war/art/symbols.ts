/** What stands on the posters of Casino War: chips, beside two kings. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    chips: {
      scene: 'casino-chips',
      tints: ['#a3241c', '#1c2430', '#f0e2c4', '#c98a3c'],
      extent: 1.05,
    },
  },
  heroes: {},
}
