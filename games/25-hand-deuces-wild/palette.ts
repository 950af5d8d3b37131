import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of 25-Hand Deuces Wild. */
export const palette: Palette = {
  ink: '#1a0a06',
  ground: '#7a3414',
  sky: ['#e0762a', '#1a0a06'],
  main: '#ffd04a',
  accent: '#2ec8b0',
  metal: '#f4d090',
  rims: ['#ffe8b0', '#6ae8d0'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
