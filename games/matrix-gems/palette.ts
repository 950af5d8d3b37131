import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Matrix Gems. */
export const palette: Palette = {
  ink: '#050a18',
  ground: '#0b1730',
  sky: ['#16305e', '#050914'],
  main: '#2fd0ff',
  accent: '#ff4fd0',
  metal: '#c3cede',
  rims: ['#7ae8ff', '#c07aff'],
  letters: [],
  style: 'glass',
  face: 'Inter',
}
