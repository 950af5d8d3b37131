/** What stands on the posters of Three Card Poker: chips, beside a straight flush. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    chips: {
      scene: 'casino-chips',
      tints: ['#4a1a72', '#c83a7c', '#f6e8d0', '#241034'],
      extent: 1.05,
    },
  },
  heroes: {},
}
