/** What stands on the posters of Dragon Tiger: the two of them, over a card each. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    dragon: {
      scene: 'dragon',
      tints: ['#d8281c', '#ffd070', '#ffc24a', '#ffe83a', '#ff9a1c'],
      extent: 1.12,
    },
    tiger: { scene: 'tiger', tints: ['#ff9320', '#1a0e0a', '#8fe04a'] },
  },
  heroes: {},
}
