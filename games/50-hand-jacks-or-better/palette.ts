import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of 50-Hand Jacks or Better. */
export const palette: Palette = {
  ink: '#04101a',
  ground: '#0a3a4a',
  sky: ['#0f5a6e', '#04101a'],
  main: '#5ff0e0',
  accent: '#ff5aa0',
  metal: '#bfe8f0',
  rims: ['#c8fff6', '#ff9ad0'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
