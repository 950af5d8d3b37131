import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Fast Keno 40: a city of neon by night. */
export const palette: Palette = {
  ink: '#0b0618',
  ground: '#1a0f38',
  sky: ['#3a1460', '#090414'],
  main: '#3fe0ff',
  accent: '#ff4fb0',
  metal: '#b9c4dd',
  rims: ['#8ff0ff', '#ff8fd0'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
