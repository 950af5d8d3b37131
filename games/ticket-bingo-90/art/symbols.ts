/** What stands on the posters of Ticket Bingo 90: three of its balls. */
import { numberedBall } from '@fairhouse/art/scenes/keno-steps'
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    ninety: numberedBall(palette, 90, { colour: '#d23f4e' }),
    eleven: numberedBall(palette, 11, { colour: '#f0b53a', turn: 0.5 }),
    eightyEight: numberedBall(palette, 88, { colour: '#2f9f7c', turn: -0.6 }),
  },
  heroes: {},
}
