import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Clockwork City. */
export const palette: Palette = {
  ink: '#1c1216',
  ground: '#43303a',
  sky: ['#e8b06a', '#4a3a4f'],
  main: '#d8843a',
  accent: '#3fc0a8',
  metal: '#d89a4a',
  rims: ['#ffd08a', '#6ae8d0'],
  letters: ['#d8432f', '#2f8fc8', '#3fb08a', '#a86ac8', '#e8a83a'],
  style: 'cog',
  face: 'Cinzel Decorative',
}
