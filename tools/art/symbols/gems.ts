/** Cut stones, in and out of a setting. */
import type { SymbolArt } from './kit.ts'
import type { Hex } from './palette.ts'

const CUTS = [
  'round',
  'emerald',
  'cushion',
  'hexagon',
  'pear',
  'marquise',
  'triangle',
  'kite',
  'octagon',
] as const

/** @param setting colour of the metal around it, if it has one */
export const stone = (cut: (typeof CUTS)[number], colour: Hex, setting?: Hex): SymbolArt => ({
  scene: 'stone',
  tints: [colour, setting ?? '#ffffff'],
  knobs: [CUTS.indexOf(cut), setting === undefined ? 0 : 1, 0, 0],
  extent: setting === undefined ? 0.98 : 1.05,
})
