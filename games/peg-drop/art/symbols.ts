/** What stands on the posters of Peg Drop. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import type { SymbolArt } from '@fairhouse/art/symbols/kit'
import { lettered } from '@fairhouse/art/symbols/lettering'
import type { Hex } from '@fairhouse/art/symbols/palette'
import { palette } from '../palette.ts'

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
