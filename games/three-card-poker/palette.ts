import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Three Card Poker. */
export const palette: Palette = {
  ink: '#0e0618',
  ground: '#3c1a5c',
  sky: ['#3a1a54', '#0e0618'],
  main: '#f0b860',
  accent: '#e0489a',
  metal: '#ecc888',
  rims: ['#ffe0b0', '#d08aff'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
