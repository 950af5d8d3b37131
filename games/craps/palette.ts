import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Craps. */
export const palette: Palette = {
  ink: '#04131a',
  ground: '#0c3a3e',
  sky: ['#13545a', '#04131a'],
  main: '#e9b45a',
  accent: '#d0202c',
  metal: '#f4d089',
  rims: ['#ffd9a0', '#7fe0e8'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
