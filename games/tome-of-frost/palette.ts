import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Tome of Frost: ice over slate, silver, a cold violet at night. */
export const palette: Palette = {
  ink: '#04101f',
  ground: '#0c2342',
  sky: ['#2a5f9a', '#0a1230'],
  main: '#3fb8f0',
  accent: '#8a6cf0',
  metal: '#cfe2f4',
  rims: ['#7ae0ff', '#a88cff'],
  letters: ['#2a7fe0', '#7a4fe0', '#12a8b8', '#c2489a'],
  style: 'rune',
  face: 'Cinzel Decorative',
}
