import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Matrix Nine: the green steel of a scoreboard, lamps, a sky after sunset. */
export const palette: Palette = {
  ink: '#07110c',
  ground: '#0c1c14',
  sky: ['#f0905a', '#28244e'],
  main: '#ffae1c',
  accent: '#e0402c',
  metal: '#f4ead0',
  rims: ['#fff0c8', '#8ab4ff'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
