/** The classics of Seven Lane. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import type { SymbolArt } from '@fairhouse/art/symbols/kit'
import { lettered } from '@fairhouse/art/symbols/lettering'
import { gleam } from '@fairhouse/art/symbols/motion'
import { seven } from '@fairhouse/art/symbols/outlines'
import type { Hex } from '@fairhouse/art/symbols/palette'
import { palette } from '../palette.ts'

const bars = (count: number, plate: Hex): SymbolArt => ({
  scene: 'bar',
  tints: [plate, palette.metal, '#fff6dc'],
  knobs: [count, 0, 0, 0],
  shapes: [lettered(palette, 'BAR', count === 1 ? [1.3, 0.44] : [1.2, 0.34])],
})

export const art: SymbolSet = {
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
