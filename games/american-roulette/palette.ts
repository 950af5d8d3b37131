import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of American Roulette. */
export const palette: Palette = {
  ink: '#0d0a12',
  ground: '#14264a',
  sky: ['#2a3f78', '#0b0d1a'],
  main: '#e2b04f',
  accent: '#d2252f',
  metal: '#f0cd80',
  rims: ['#ffe0a0', '#7fb0ff'],
  letters: [],
  style: 'enamel',
  face: 'Cinzel Decorative',
}
