import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Triple Wheel Roulette. */
export const palette: Palette = {
  ink: '#0a0814',
  ground: '#20123f',
  sky: ['#3c1f78', '#090714'],
  main: '#8f7bff',
  accent: '#ff4fa8',
  metal: '#d9d4f2',
  rims: ['#8fd8ff', '#ff7fc8'],
  letters: [],
  style: 'enamel',
  face: 'Cinzel Decorative',
}
