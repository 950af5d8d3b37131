/** What stands on the posters of Fast Keno 40: two of its balls before its machine. */
import { numberedBall } from '@fairhouse/art/scenes/keno-steps'
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    machine: {
      scene: 'lottery-drum',
      tints: ['#ff3f9f', '#20c8f0', '#8a5cff', '#35e0a0', '#ffb52e', '#b9c4dd'],
      extent: 1.1,
    },
    ball40: numberedBall(palette, 40, { colour: '#ff3f9f' }),
    ball7: numberedBall(palette, 7, { colour: '#20b8f0', turn: -0.6 }),
  },
  heroes: {},
}
