import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Button Box. */
export const palette: Palette = {
  ink: '#1a2440',
  ground: '#34507c',
  sky: ['#ffe3b8', '#7a9ad0'],
  main: '#e85a4f',
  accent: '#ffcf4a',
  metal: '#e0b878',
  rims: ['#fff0d0', '#a8c8ff'],
  letters: ['#e8483f', '#3fa0e8', '#5ab84a', '#f0a030'],
  style: 'felt',
  face: 'Outfit',
}
