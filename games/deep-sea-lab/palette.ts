import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Deep Sea Lab. */
export const palette: Palette = {
  ink: '#070524',
  ground: '#140f52',
  sky: ['#2a3fd0', '#070524'],
  main: '#3fffd0',
  accent: '#ffd83a',
  metal: '#b8ccd8',
  rims: ['#5affe8', '#8a6aff'],
  letters: ['#ff5a7a', '#4ab0ff', '#4affb0', '#c88aff', '#ffc84a'],
  style: 'glow',
  face: 'Inter',
}
