import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Tower Climb. */
export const palette: Palette = {
  ink: '#0b0a20',
  ground: '#2a2360',
  sky: ['#5a4ab0', '#0b0a20'],
  main: '#ffd27a',
  accent: '#7ab8ff',
  metal: '#e6cf9a',
  rims: ['#ffe6b0', '#9ab8ff'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
