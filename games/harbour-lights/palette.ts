import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Harbour Lights. */
export const palette: Palette = {
  ink: '#04141f',
  ground: '#0a2b40',
  sky: ['#f28c5a', '#12324f'],
  main: '#d83a34',
  accent: '#2fb5c7',
  metal: '#e3b04a',
  rims: ['#ffb070', '#4ac8ff'],
  letters: ['#d8392f', '#1f6fc4', '#1c9a78', '#e89b1f', '#7a4fb5'],
  style: 'rope',
  face: 'Outfit',
}
