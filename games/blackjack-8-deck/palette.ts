import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Blackjack 8-Deck. */
export const palette: Palette = {
  ink: '#12081a',
  ground: '#4a1650',
  sky: ['#42164e', '#12081a'],
  main: '#f0c060',
  accent: '#c8347c',
  metal: '#f4cc74',
  rims: ['#ffe6a8', '#ff86c8'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
