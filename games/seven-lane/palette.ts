import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Seven Lane. */
export const palette: Palette = {
  ink: '#07060f',
  ground: '#10102a',
  sky: ['#1b1446', '#05050f'],
  main: '#e5162d',
  accent: '#1f6bff',
  metal: '#d9dde6',
  rims: ['#4aa8ff', '#ff3355'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
