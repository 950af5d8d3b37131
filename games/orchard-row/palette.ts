import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Orchard Row. */
export const palette: Palette = {
  ink: '#1d0a10',
  ground: '#3a0d1c',
  sky: ['#ffb347', '#7a1230'],
  main: '#e3262f',
  accent: '#7ac143',
  metal: '#f2b632',
  rims: ['#ffd08a', '#ff6a6a'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
