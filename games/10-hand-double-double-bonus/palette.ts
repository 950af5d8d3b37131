import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of 10-Hand Double Double Bonus. */
export const palette: Palette = {
  ink: '#0c0618',
  ground: '#3a0f52',
  sky: ['#7a1a86', '#0c0618'],
  main: '#ff6ad8',
  accent: '#3ce0ff',
  metal: '#f0c0ff',
  rims: ['#ffd0f8', '#7af0ff'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
