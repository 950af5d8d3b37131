import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Ticket Bingo 90: the emerald velvet and gilt of a picture palace. */
export const palette: Palette = {
  ink: '#04160f',
  ground: '#0e4a38',
  sky: ['#f6c65a', '#06281e'],
  main: '#f4c652',
  accent: '#2fbf8f',
  metal: '#e6cf96',
  rims: ['#fff4d0', '#8fe8c8'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
