import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of 100-Hand Joker Poker. */
export const palette: Palette = {
  ink: '#060a20',
  ground: '#14307a',
  sky: ['#2a58c8', '#060a20'],
  main: '#ffe05a',
  accent: '#ff4a6a',
  metal: '#ffe0a0',
  rims: ['#fff4b8', '#7ab0ff'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
