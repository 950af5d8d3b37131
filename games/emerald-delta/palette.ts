import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Emerald Delta. */
export const palette: Palette = {
  ink: '#04201a',
  ground: '#3a2046',
  sky: ['#ffe08a', '#24508a'],
  main: '#12b878',
  accent: '#ff9a3c',
  metal: '#ffcf4a',
  rims: ['#e8ffa0', '#6affc0'],
  letters: ['#e8402f', '#2a7fe8', '#12b878', '#a84fd8', '#ff9a1c', '#18b8c8'],
  style: 'inlay',
  face: 'Cinzel Decorative',
}
