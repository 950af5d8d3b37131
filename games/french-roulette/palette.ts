import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of French Roulette. */
export const palette: Palette = {
  ink: '#140a0e',
  ground: '#3c1626',
  sky: ['#7a4a52', '#1a0c12'],
  main: '#e6c98c',
  accent: '#7a1832',
  metal: '#f2dca4',
  rims: ['#fff0cf', '#f0a8b8'],
  letters: [],
  style: 'enamel',
  face: 'Cinzel Decorative',
}
