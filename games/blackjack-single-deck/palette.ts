import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Blackjack Single Deck. */
export const palette: Palette = {
  ink: '#080c18',
  ground: '#14275c',
  sky: ['#182a5e', '#080c18'],
  main: '#d99a6a',
  accent: '#3c6fd8',
  metal: '#e0a878',
  rims: ['#ffd9b8', '#7fb0ff'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
