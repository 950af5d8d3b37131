/** What stands on the posters of Blackjack 6-Deck: chips, beside its cards. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    chips: {
      scene: 'casino-chips',
      tints: ['#15171c', '#b3172c', '#f4ead2', '#0f6a45'],
      extent: 1.05,
    },
  },
  heroes: {},
}
