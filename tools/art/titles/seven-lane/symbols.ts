/** The classics of Seven Lane. */
import type { SymbolSet } from '../../symbols/bake.ts'
import type { SymbolArt } from '../../symbols/kit.ts'
import { lettered } from '../../symbols/lettering.ts'
import { gleam } from '../../symbols/motion.ts'
import { seven } from '../../symbols/outlines.ts'
import type { Hex } from '../../symbols/palette.ts'
import { palette } from './palette.ts'

const bars = (count: number, plate: Hex): SymbolArt => ({
  scene: 'bar',
  tints: [plate, palette.metal, '#fff6dc'],
  knobs: [count, 0, 0, 0],
  shapes: [lettered(palette, 'BAR', count === 1 ? [1.3, 0.44] : [1.2, 0.34])],
})

export const sevenLane: SymbolSet = {
  symbols: {
    'seven-red': { scene: 'seven', tints: ['#ff1024', '#e8ecf5'], shapes: [seven] },
    'seven-blue': { scene: 'seven', tints: ['#1450ff', '#e8ecf5'], shapes: [seven] },
    'seven-gold': { scene: 'seven', tints: ['#ffb000', '#e8ecf5'], shapes: [seven] },
    'bar-3': bars(3, '#c2101f'),
    'bar-2': bars(2, '#1237b8'),
    'bar-1': bars(1, '#0f7a3a'),
    cherry: { scene: 'cherry', tints: ['#d80a22', '#3fa82f'] },
  },
  heroes: { 'seven-red': gleam },
}
