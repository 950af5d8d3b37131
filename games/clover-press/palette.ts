import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Clover Press: wet grass, brass, whitewash, the red of a toadstool. */
export const palette: Palette = {
  ink: '#06180f',
  ground: '#0f3d26',
  sky: ['#5fb8e8', '#e8f6c8'],
  main: '#1fa84a',
  accent: '#ffcc3a',
  metal: '#f4c85c',
  rims: ['#fff0b8', '#9af0b0'],
  letters: [],
  style: 'enamel',
  face: 'Cinzel Decorative',
}
