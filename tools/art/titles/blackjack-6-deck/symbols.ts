/** What stands on the posters of Blackjack 6-Deck: an ace over a king, and chips. */
import type { SymbolSet } from '../../symbols/bake.ts'
import { lettered } from '../../symbols/lettering.ts'
import { palette } from './palette.ts'

export const art: SymbolSet = {
  symbols: {
    cards: {
      scene: 'playing-cards',
      tints: ['#f8f3e4', '#101216', '#b3142c'],
      shapes: [lettered(palette, 'A', [0.2, 0.22]), lettered(palette, 'K', [0.2, 0.22])],
      extent: 1.02,
    },
    chips: {
      scene: 'casino-chips',
      tints: ['#15171c', '#b3172c', '#f4ead2', '#0f6a45'],
      extent: 1.05,
    },
  },
  heroes: {},
}
