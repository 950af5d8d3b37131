import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Four Card Keno: walnut, burgundy and cream. */
export const palette: Palette = {
  ink: '#170a08',
  ground: '#3a1618',
  sky: ['#5a2020', '#150807'],
  main: '#f0c46a',
  accent: '#e2574c',
  metal: '#d8a860',
  rims: ['#ffe6b8', '#f08a7a'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
