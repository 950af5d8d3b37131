/** What stands on the posters of Pattern Bingo 75: three of its balls. */
import { numberedBall } from '@fairhouse/art/scenes/keno-steps'
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    fifteen: numberedBall(palette, 15, { colour: '#2f74e6', turn: 0.5 }),
    seventyFive: numberedBall(palette, 75, { colour: '#f0a92c' }),
    fortyTwo: numberedBall(palette, 42, { colour: '#d8483c', turn: -0.6 }),
  },
  heroes: {},
}
