/** What stands on the posters of Baccarat: chips, beside a natural nine. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    chips: {
      scene: 'casino-chips',
      tints: ['#10224e', '#c8a052', '#f6efdc', '#6a1030'],
      extent: 1.05,
    },
  },
  heroes: {},
}
