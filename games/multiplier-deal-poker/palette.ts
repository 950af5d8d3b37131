import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Multiplier Deal Poker. */
export const palette: Palette = {
  ink: '#14080a',
  ground: '#6a2a08',
  sky: ['#c8541a', '#14080a'],
  main: '#ffb23c',
  accent: '#ff3c6a',
  metal: '#ffdc9a',
  rims: ['#fff0c0', '#ff8a5a'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
