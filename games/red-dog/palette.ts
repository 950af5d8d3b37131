import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Red Dog. */
export const palette: Palette = {
  ink: '#1a0c06',
  ground: '#8a3a1c',
  sky: ['#3a6a8a', '#1a0c06'],
  main: '#f0a84a',
  accent: '#2c8a8a',
  metal: '#e0a868',
  rims: ['#ffe0a8', '#6ac8c8'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
