import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Casino War. */
export const palette: Palette = {
  ink: '#0d0d12',
  ground: '#3a4450',
  sky: ['#3b2c3a', '#0d0d12'],
  main: '#e8a24a',
  accent: '#c8362c',
  metal: '#d9c7a2',
  rims: ['#ffd9a0', '#8fb0d0'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
