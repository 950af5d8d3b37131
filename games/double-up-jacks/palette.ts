import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Double-Up Jacks. */
export const palette: Palette = {
  ink: '#1a0508',
  ground: '#5e0f1e',
  sky: ['#8a1a2a', '#1a0508'],
  main: '#ffd25a',
  accent: '#ff4a3c',
  metal: '#f2cc70',
  rims: ['#ffe6a8', '#ff7a5a'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
