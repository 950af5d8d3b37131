/** What stands on the posters of Blackjack Single Deck: chips, beside its cards. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    chips: {
      scene: 'casino-chips',
      tints: ['#e9ecf4', '#1c3f96', '#c9784a', '#10131c'],
      extent: 1.05,
    },
  },
  heroes: {},
}
