import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Honey Meadow: honey, clover, a sky of early summer. */
export const palette: Palette = {
  ink: '#2a1506',
  ground: '#5a3a12',
  sky: ['#7ac8f0', '#fff0c0'],
  main: '#ffb21c',
  accent: '#4fa83a',
  metal: '#ffd25a',
  rims: ['#fff0b0', '#a8e0ff'],
  letters: ['#e0401c', '#2a8a3a', '#2f6fd0', '#a03ac0'],
  style: 'icing',
  face: 'Outfit',
}
