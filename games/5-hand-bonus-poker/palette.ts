import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of 5-Hand Bonus Poker. */
export const palette: Palette = {
  ink: '#061a12',
  ground: '#12583a',
  sky: ['#2f9a6a', '#061a12'],
  main: '#ffe07a',
  accent: '#ff7a3c',
  metal: '#e8d08a',
  rims: ['#fff2b8', '#7ae0a8'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
