import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Tea Garden. */
export const palette: Palette = {
  ink: '#12261f',
  ground: '#2c5a52',
  sky: ['#ffd0dc', '#5a9a8a'],
  main: '#e8577f',
  accent: '#4fae8c',
  metal: '#e8c77a',
  rims: ['#ffd8e4', '#c8ffe0'],
  letters: ['#d8304f', '#2f6fd0', '#2f9a6a', '#9a4fc0', '#e0902a'],
  style: 'porcelain',
  face: 'Outfit',
}
