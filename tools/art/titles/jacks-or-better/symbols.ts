/** What stands on the posters of Jacks or Better: a royal flush, a jack and chips. */
import type { SymbolSet } from '../../symbols/bake.ts'

const letters = ['A', 'K', 'Q', 'J'].map((text) => ({
  text,
  font: 'Outfit',
  weight: 800,
  fit: [0.17, 0.2] as const,
}))

export const jacksOrBetter: SymbolSet = {
  symbols: {
    fan: {
      scene: 'card-fan',
      shapes: letters,
      tints: ['#f6f0e2', '#b80f28', '#d9ac52', '#8c1230'],
      knobs: [0, 0, 0, 0],
      extent: 1.2,
    },
    jack: {
      scene: 'card-fan',
      shapes: letters,
      tints: ['#f6f0e2', '#14161c', '#d9ac52', '#8c1230'],
      knobs: [1, 1, 0, 0],
      turn: 0.3,
      extent: 1.0,
    },
    chips: {
      scene: 'casino-chip',
      turn: -0.4,
      tints: ['#123f7a', '#f2ead2', '#e3b45e'],
      extent: 1.1,
    },
  },
  heroes: {},
}
