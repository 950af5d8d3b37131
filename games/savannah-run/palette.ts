import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Savannah Run. */
export const palette: Palette = {
  ink: '#1c0d05',
  ground: '#3b1d0b',
  sky: ['#ff9a3c', '#6b2412'],
  main: '#e8862a',
  accent: '#7a9a3a',
  metal: '#d9a441',
  rims: ['#ffc070', '#ff7a3a'],
  letters: ['#d8412a', '#2d84b8', '#4f9a35', '#e0a020', '#8a4fa8', '#c0692a'],
  style: 'wood',
  face: 'Outfit',
}
