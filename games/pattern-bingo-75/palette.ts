import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Pattern Bingo 75: the cobalt and saffron of a tiled courtyard at dusk. */
export const palette: Palette = {
  ink: '#071230',
  ground: '#143a7a',
  sky: ['#ff9e5e', '#0c1c52'],
  main: '#ffc94a',
  accent: '#3f8cff',
  metal: '#e8d2a0',
  rims: ['#fff2cc', '#8fc0ff'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
