/** What stands on the posters of Lotto 6/49: its machine, and two of its balls. */
import { numberedBall } from '@fairhouse/art/scenes/keno-steps'
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    machine: {
      scene: 'lottery-drum',
      tints: ['#ffd23a', '#2f8af0', '#f04a5a', '#35c880', '#f4f6ff', '#d8c48a'],
      extent: 1.1,
    },
    ball49: numberedBall(palette, 49, { colour: '#f0483a' }),
    ball6: numberedBall(palette, 6, { colour: '#f7b21c', turn: -0.7 }),
  },
  heroes: {},
}
