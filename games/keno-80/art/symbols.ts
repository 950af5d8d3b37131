/** What stands on the posters of Keno 80: its machine, and two of its balls. */
import { numberedBall } from '@fairhouse/art/scenes/keno-steps'
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    machine: {
      scene: 'lottery-drum',
      tints: ['#e0343c', '#f0a020', '#2fae5a', '#2a7be0', '#9a4fe0', '#e9bf62'],
      extent: 1.1,
    },
    ball8: numberedBall(palette, 8, { colour: '#e0343c' }),
    ball80: numberedBall(palette, 80, { colour: '#2a7be0', turn: -0.85 }),
  },
  heroes: {},
}
