import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Night Train. */
export const palette: Palette = {
  ink: '#060a14',
  ground: '#0c1a2e',
  sky: ['#142b4d', '#050912'],
  main: '#b3202a',
  accent: '#f0b547',
  metal: '#c9913a',
  rims: ['#7fb4ff', '#ff9a4a'],
  letters: ['#c4222c', '#2457b8', '#1f8a4c', '#8a3fb0'],
  style: 'enamel',
  face: 'Cinzel Decorative',
}
