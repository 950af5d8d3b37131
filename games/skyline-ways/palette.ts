import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Skyline Ways. */
export const palette: Palette = {
  ink: '#080718',
  ground: '#161338',
  sky: ['#5a2b8a', '#0a0820'],
  main: '#ffb52e',
  accent: '#ff3f7a',
  metal: '#c9d0e0',
  rims: ['#ff9a5a', '#5ab0ff'],
  letters: ['#ff3f5f', '#3fa0ff', '#2ee68a', '#ffb52e', '#c46aff', '#2ee0e0'],
  style: 'neon',
  face: 'Inter',
}
