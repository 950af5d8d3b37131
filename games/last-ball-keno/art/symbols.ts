/** What stands on the posters of Last Ball Keno: the last ball, golden, before its machine. */
import { numberedBall } from '@fairhouse/art/scenes/keno-steps'
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    machine: {
      scene: 'lottery-drum',
      tints: ['#2fb892', '#f0b53c', '#2f8ad8', '#e8604c', '#f6ecd0', '#e6c071'],
      extent: 1.1,
    },
    ball20: numberedBall(palette, 20, { colour: '#f0b53c' }),
    ball3: numberedBall(palette, 3, { colour: '#2f9ad8', turn: -0.7 }),
  },
  heroes: {},
}
