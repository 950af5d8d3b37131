/** What stands on the posters of Last Ball Keno: the last ball, golden, before its machine. */
import { numberedBall } from '../../scenes/keno-steps.ts'
import type { SymbolSet } from '../../symbols/bake.ts'
import { palette } from './palette.ts'

export const symbols: SymbolSet = {
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
