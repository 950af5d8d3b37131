import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Baccarat. */
export const palette: Palette = {
  ink: '#070b18',
  ground: '#152a5c',
  sky: ['#16244e', '#070b18'],
  main: '#e2c074',
  accent: '#8fb4ff',
  metal: '#ecca82',
  rims: ['#ffe9b8', '#8fb4ff'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
