import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Penny Parade. */
export const palette: Palette = {
  ink: '#0f1230',
  ground: '#1c2a6b',
  sky: ['#6ab0ff', '#1a2460'],
  main: '#e8332f',
  accent: '#ffd23a',
  metal: '#d98a4a',
  rims: ['#ffd08a', '#7ab0ff'],
  letters: ['#e8332f', '#2a6ff0', '#1fa85a', '#9a4fd8'],
  style: 'enamel',
  face: 'Outfit',
}
