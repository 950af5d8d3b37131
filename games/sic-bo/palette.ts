import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Sic Bo. */
export const palette: Palette = {
  ink: '#170506',
  ground: '#4a0d14',
  sky: ['#8a1c22', '#170506'],
  main: '#e2b04f',
  accent: '#c8141f',
  metal: '#f2cd80',
  rims: ['#ffd890', '#ff8a6a'],
  letters: [],
  style: 'enamel',
  face: 'Cinzel Decorative',
}
