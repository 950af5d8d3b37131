import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Rio Nights. */
export const palette: Palette = {
  ink: '#0e0524',
  ground: '#230a45',
  sky: ['#ff4fa0', '#1a0838'],
  main: '#ff2e93',
  accent: '#14d3c5',
  metal: '#ffc53a',
  rims: ['#2ff0ff', '#ff3fd0'],
  letters: ['#ff2e63', '#2ea8ff', '#2ee66b', '#ffb52e', '#b45aff'],
  style: 'neon',
  face: 'Outfit',
}
