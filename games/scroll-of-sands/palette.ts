import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Scroll of Sands. */
export const palette: Palette = {
  ink: '#0d0a1f',
  ground: '#1d1440',
  sky: ['#e59a3c', '#251552'],
  main: '#2f7fd0',
  accent: '#e8b23a',
  metal: '#f0b840',
  rims: ['#ffb060', '#6a8cff'],
  letters: ['#d03a2c', '#2566c8', '#1f9a6a', '#8a3fc0', '#e08a1c'],
  style: 'stone',
  face: 'Cinzel Decorative',
}
