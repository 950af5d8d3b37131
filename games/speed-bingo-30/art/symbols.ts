/** What stands on the posters of Speed Bingo 30: three of its balls. */
import { numberedBall } from '@fairhouse/art/scenes/keno-steps'
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    thirty: numberedBall(palette, 30, { colour: '#ff4f9e' }),
    seven: numberedBall(palette, 7, { colour: '#ffb52e', turn: 0.5 }),
    nineteen: numberedBall(palette, 19, { colour: '#22c9c0', turn: -0.6 }),
  },
  heroes: {},
}
