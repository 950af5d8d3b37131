import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Diamond Salon. */
export const palette: Palette = {
  ink: '#08060f',
  ground: '#1a1029',
  sky: ['#3a1f4d', '#0a0712'],
  main: '#c9a24a',
  accent: '#b8174a',
  metal: '#ecc77a',
  rims: ['#bfe0ff', '#ff9ad0'],
  letters: ['#d0183c', '#2a5fe8', '#0fa868', '#9a3fe0'],
  style: 'glass',
  face: 'Cinzel Decorative',
}
