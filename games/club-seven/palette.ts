import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Club Seven: oxblood leather, walnut, champagne, midnight. */
export const palette: Palette = {
  ink: '#120508',
  ground: '#3a0d16',
  sky: ['#2a1018', '#0a0406'],
  main: '#a3182c',
  accent: '#e8b45a',
  metal: '#f0d29a',
  rims: ['#ffd9a0', '#ff8a7a'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
