/** What stands on the posters of Blackjack 8-Deck: chips, beside its cards. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    chips: {
      scene: 'casino-chips',
      tints: ['#5c1666', '#e8b040', '#f6e8d0', '#c8347c'],
      extent: 1.05,
    },
  },
  heroes: {},
}
