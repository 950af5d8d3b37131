import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of European Roulette. */
export const palette: Palette = {
  ink: '#07130d',
  ground: '#0d3a28',
  sky: ['#1d5a40', '#07130d'],
  main: '#d9b066',
  accent: '#c3202c',
  metal: '#ecc77a',
  rims: ['#ffe2a6', '#7fe0b0'],
  letters: [],
  style: 'enamel',
  face: 'Cinzel Decorative',
}
