/** What stands on the posters of Four Card Keno: its machine, and two of its balls. */
import { numberedBall } from '@fairhouse/art/scenes/keno-steps'
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
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
