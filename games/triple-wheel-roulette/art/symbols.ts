/** What stands on the posters of Triple Wheel Roulette: its three wheels. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'

export const art: SymbolSet = {
  symbols: {
    wheel: {
      scene: 'roulette-wheel',
      tints: ['#c01a4a', '#14121f', '#0b8a63', '#241a38', '#cfc8ea', '#f4f2ff'],
      extent: 1.12,
    },
    leftWheel: {
      scene: 'roulette-wheel',
      turn: 0.3,
      tints: ['#c01a4a', '#14121f', '#0b8a63', '#241a38', '#cfc8ea', '#f4f2ff'],
      extent: 1.12,
    },
    rightWheel: {
      scene: 'roulette-wheel',
      turn: -0.3,
      tints: ['#c01a4a', '#14121f', '#0b8a63', '#241a38', '#cfc8ea', '#f4f2ff'],
      extent: 1.12,
    },
  },
  heroes: {},
}
