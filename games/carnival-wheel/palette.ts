import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Carnival Wheel. */
export const palette: Palette = {
  ink: '#150a2e',
  ground: '#2b1157',
  sky: ['#5b2bb0', '#180a38'],
  main: '#e8263c',
  accent: '#1fb5e8',
  metal: '#ffc53a',
  rims: ['#7ad0ff', '#ff6ab0'],
  letters: ['#e8263c', '#2a6ff0', '#22b45a', '#f09a1c'],
  style: 'enamel',
  face: 'Outfit',
}
