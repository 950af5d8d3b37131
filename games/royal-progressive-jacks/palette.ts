import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Royal Progressive Jacks. */
export const palette: Palette = {
  ink: '#10081e',
  ground: '#3a1760',
  sky: ['#5a2496', '#10081e'],
  main: '#ffd76a',
  accent: '#b83cff',
  metal: '#ffd98a',
  rims: ['#fff0b8', '#c88aff'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
