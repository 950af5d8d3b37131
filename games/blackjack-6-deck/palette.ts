import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Blackjack 6-Deck. */
export const palette: Palette = {
  ink: '#0a120d',
  ground: '#0d4d34',
  sky: ['#1d3a2a', '#0a120d'],
  main: '#d8b25c',
  accent: '#b3172c',
  metal: '#e6c06a',
  rims: ['#ffe6b0', '#7fe0b0'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
