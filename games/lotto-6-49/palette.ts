import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Lotto 6/49: the blue and gold of an evening show. */
export const palette: Palette = {
  ink: '#060b26',
  ground: '#14246a',
  sky: ['#2a4bc0', '#060b26'],
  main: '#ffd45a',
  accent: '#4fd0ff',
  metal: '#d8c48a',
  rims: ['#fff0b8', '#8fd8ff'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
