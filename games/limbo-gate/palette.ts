import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Limbo Gate. */
export const palette: Palette = {
  ink: '#070a1e',
  ground: '#1a1f52',
  sky: ['#3a2f8a', '#070a1e'],
  main: '#7ae8ff',
  accent: '#c86bff',
  metal: '#b9c4ea',
  rims: ['#bfe8ff', '#d08aff'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
