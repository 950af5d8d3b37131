/** What stands on the posters of Keno 80: its machine, and two of its balls. */
import type { SymbolSet } from '../../symbols/bake.ts'
import type { Hex } from '../../symbols/palette.ts'
import { lettered } from '../../symbols/lettering.ts'
import type { SymbolArt } from '../../symbols/kit.ts'
import { palette } from './palette.ts'

/** @param turn about its upright axis, radians: the number looks past the machine. */
const ball = (number: number, colour: Hex, turn: number): SymbolArt => ({
  scene: 'lottery-ball',
  turn,
  tints: [colour, '#f8f4ea', '#14110c'],
  shapes: [lettered(palette, String(number), [0.72, 0.5])],
})

export const keno80: SymbolSet = {
  symbols: {
    machine: {
      scene: 'lottery-drum',
      tints: ['#e0343c', '#f0a020', '#2fae5a', '#2a7be0', '#9a4fe0', '#e9bf62'],
      extent: 1.1,
    },
    ball8: ball(8, '#e0343c', 0),
    ball80: ball(80, '#2a7be0', -0.85),
  },
  heroes: {},
}
