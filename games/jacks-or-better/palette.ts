import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Jacks or Better. */
export const palette: Palette = {
  ink: '#060b18',
  ground: '#0f2f52',
  sky: ['#1c4c7c', '#060b18'],
  main: '#f3c64f',
  accent: '#c1122f',
  metal: '#ecc77a',
  rims: ['#ffe2a6', '#7fb4f0'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
