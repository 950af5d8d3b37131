import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Mine Field. */
export const palette: Palette = {
  ink: '#06140f',
  ground: '#12462f',
  sky: ['#2f7a5a', '#06140f'],
  main: '#7dffb0',
  accent: '#ff5a3c',
  metal: '#d8c48a',
  rims: ['#ffe9a6', '#7dffc8'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
