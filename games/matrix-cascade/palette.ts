import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Matrix Cascade. */
export const palette: Palette = {
  ink: '#040c14',
  ground: '#071c2a',
  sky: ['#0c3a52', '#040a12'],
  main: '#2ff0c8',
  accent: '#ff5a3c',
  metal: '#aebccc',
  rims: ['#4affe0', '#7a6aff'],
  letters: [],
  style: 'neon',
  face: 'Inter',
}
