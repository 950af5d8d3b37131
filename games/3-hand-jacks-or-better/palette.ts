import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of 3-Hand Jacks or Better. */
export const palette: Palette = {
  ink: '#0a0a1e',
  ground: '#2a1f52',
  sky: ['#4a2f78', '#0a0a1e'],
  main: '#ffcf6a',
  accent: '#e2557a',
  metal: '#e8c58a',
  rims: ['#ffe0b0', '#a48cf0'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
