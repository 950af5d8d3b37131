import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Dragon Tiger. */
export const palette: Palette = {
  ink: '#160508',
  ground: '#5c0f1c',
  sky: ['#3c0a16', '#160508'],
  main: '#f0b43c',
  accent: '#e0452c',
  metal: '#f2c45c',
  rims: ['#ffd890', '#ff6a4c'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
