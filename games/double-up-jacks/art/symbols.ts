/** What stands on the posters beside the cards. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    chips: {
      scene: 'casino-chip',
      turn: -0.4,
      tints: ['#b0182c', '#fff2d8', '#ffce5a'],
      extent: 1.1,
    },
    stack: {
      scene: 'casino-chip',
      turn: 0.5,
      tints: ['#1c1c24', '#fff2d8', '#ffce5a'],
      extent: 1.1,
    },
  },
  heroes: {},
}
