/** What stands on the posters of Red Dog: chips, beside a card between two. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    chips: {
      scene: 'casino-chips',
      tints: ['#b0441c', '#1c5c5c', '#f6e6c4', '#5c2412'],
      extent: 1.05,
    },
  },
  heroes: {},
}
