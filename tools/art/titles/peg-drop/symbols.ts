/** What stands on the posters of Peg Drop. */
import type { SymbolSet } from '../../symbols/bake.ts'
import type { SymbolArt } from '../../symbols/kit.ts'
import { lettered } from '../../symbols/lettering.ts'
import type { Hex } from '../../symbols/palette.ts'
import { palette } from './palette.ts'

const ball = (times: string, colour: Hex): SymbolArt => ({
  scene: 'lottery-ball',
  tints: [colour, '#fff8e8', '#1c0a14'],
  shapes: [lettered(palette, times, [0.78, 0.42])],
})

export const art: SymbolSet = {
  symbols: {
    gold: ball('1000', '#f0a020'),
    pink: ball('29', '#e0307a'),
    blue: ball('13', '#2a7be0'),
  },
  heroes: {},
}
