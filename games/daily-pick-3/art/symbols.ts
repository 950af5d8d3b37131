/** What stands on the posters of Daily Pick 3: three of its balls. */
import { numberedBall } from '@fairhouse/art/scenes/keno-steps'
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    seven: numberedBall(palette, 7, { colour: '#e8483a' }),
    three: numberedBall(palette, 3, { colour: '#f2a51c' }),
    nine: numberedBall(palette, 9, { colour: '#2f7fd8', turn: -0.5 }),
  },
  heroes: {},
}
