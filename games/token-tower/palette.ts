import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Token Tower: violet dusk, slate, brass, windows that are lit. */
export const palette: Palette = {
  ink: '#150f2a',
  ground: '#33265e',
  sky: ['#ffb88a', '#4a2f86'],
  main: '#ff6f4a',
  accent: '#ffcf5a',
  metal: '#f2c46a',
  rims: ['#ffd9a0', '#9a86ff'],
  letters: ['#e0455a', '#3f7be0', '#2fae8a'],
  style: 'inlay',
  face: 'Outfit',
}
