import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Candy Grotto. */
export const palette: Palette = {
  ink: '#2a0a35',
  ground: '#5b1c6e',
  sky: ['#ff9ad8', '#7a2ea0'],
  main: '#ff4fa0',
  accent: '#3fd0ff',
  metal: '#ffd86a',
  rims: ['#ffd0f0', '#9af0ff'],
  letters: [],
  style: 'icing',
  face: 'Outfit',
}
