import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Daily Pick 3: a town in the first sun. */
export const palette: Palette = {
  ink: '#1c0d1c',
  ground: '#5a2a3a',
  sky: ['#ff9a5a', '#2a1430'],
  main: '#ffd27a',
  accent: '#ff6f5a',
  metal: '#e8c9a0',
  rims: ['#fff0c8', '#ffb08a'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
