import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Mountain Post: post yellow, glacier blue, meadow green. */
export const palette: Palette = {
  ink: '#0a1624',
  ground: '#14385a',
  sky: ['#5ab0e8', '#0c2440'],
  main: '#f5c21a',
  accent: '#c8281e',
  metal: '#f0c050',
  rims: ['#ffe9b0', '#9fd4ff'],
  letters: ['#c8281e', '#2a6ac0', '#2f8a46', '#8a4a9a', '#d8781c'],
  style: 'plank',
  face: 'Outfit',
}
