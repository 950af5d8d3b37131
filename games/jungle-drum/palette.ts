import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Jungle Drum. */
export const palette: Palette = {
  ink: '#06140a',
  ground: '#0d2b17',
  sky: ['#2f7a3c', '#071a10'],
  main: '#e8622a',
  accent: '#4cc35a',
  metal: '#d9a23a',
  rims: ['#d6ff7a', '#3ad6c0'],
  letters: ['#e0452c', '#2f9ad0', '#58b02c', '#e8a41c'],
  style: 'wood',
  face: 'Outfit',
}
