import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Winter Market. */
export const palette: Palette = {
  ink: '#0a1026',
  ground: '#16264d',
  sky: ['#3b5ca8', '#0b1430'],
  main: '#d0222e',
  accent: '#2e9e5b',
  metal: '#f0c96a',
  rims: ['#9fd0ff', '#ffb070'],
  letters: ['#e23b46', '#3f8fe0', '#36a862', '#a85ad0'],
  style: 'icing',
  face: 'Outfit',
}
