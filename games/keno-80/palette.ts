import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Keno 80. */
export const palette: Palette = {
  ink: '#0a1024',
  ground: '#16224c',
  sky: ['#24386e', '#0a1024'],
  main: '#e8b64c',
  accent: '#3fd0c9',
  metal: '#e9bf62',
  rims: ['#ffe2a6', '#5fd8e8'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
