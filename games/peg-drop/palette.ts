import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Peg Drop. */
export const palette: Palette = {
  ink: '#14061c',
  ground: '#4a1250',
  sky: ['#8a2a7a', '#14061c'],
  main: '#ffcf5c',
  accent: '#ff5f9a',
  metal: '#f0c27a',
  rims: ['#ffe2a6', '#ff8ac8'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
