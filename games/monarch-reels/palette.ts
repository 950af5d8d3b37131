import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Monarch Reels: royal blue, ermine, crimson, gold. */
export const palette: Palette = {
  ink: '#0a0b20',
  ground: '#141a52',
  sky: ['#2a3a9a', '#0c0e2c'],
  main: '#c81e3a',
  accent: '#3a5ae0',
  metal: '#ffd070',
  rims: ['#ffe6b0', '#9ab4ff'],
  letters: ['#c81e3a', '#2a4ad0', '#1f8a6a'],
  style: 'brass',
  face: 'Cinzel Decorative',
}
