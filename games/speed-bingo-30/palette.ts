import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Speed Bingo 30: the pink and turquoise of a pier at night. */
export const palette: Palette = {
  ink: '#12051f',
  ground: '#4a1160',
  sky: ['#ff5fa8', '#1c0a3a'],
  main: '#ff6fb5',
  accent: '#34e0d0',
  metal: '#f2d9a8',
  rims: ['#ffd0ea', '#7ff2ea'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
