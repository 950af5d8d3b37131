/** What stands on the posters of Four Card Keno: its machine, and two of its balls. */
import { numberedBall } from '../../scenes/keno-steps.ts'
import type { SymbolSet } from '../../symbols/bake.ts'
import { palette } from './palette.ts'

export const symbols: SymbolSet = {
  symbols: {
    machine: {
      scene: 'lottery-drum',
      tints: ['#e2473c', '#f0a83a', '#4aa86a', '#3f8ad0', '#f4ead4', '#d8a860'],
      extent: 1.1,
    },
    ball4: numberedBall(palette, 4, { colour: '#e2473c' }),
    ball21: numberedBall(palette, 21, { colour: '#3f9a62', turn: -0.8 }),
  },
  heroes: {},
}
