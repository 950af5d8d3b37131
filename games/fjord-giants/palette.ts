import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Fjord Giants. */
export const palette: Palette = {
  ink: '#0e141c',
  ground: '#2c3844',
  sky: ['#5affb8', '#1f2f4f'],
  main: '#c8402f',
  accent: '#5ae8c0',
  metal: '#c8a878',
  rims: ['#a0ffe0', '#8ab8ff'],
  letters: ['#ff5a3c', '#4ab0ff', '#4ae0a0', '#c08aff', '#ffc04a'],
  style: 'rune',
  face: 'Cinzel Decorative',
}
