import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Samurai Ink: ink and rice paper, vermilion, gold. */
export const palette: Palette = {
  ink: '#120c0a',
  ground: '#e6d6b6',
  sky: ['#efe4cc', '#3a2c28'],
  main: '#d8281c',
  accent: '#1f4a78',
  metal: '#e8b64a',
  rims: ['#ffe6c0', '#a8c8e8'],
  letters: ['#c8201c', '#1c4f8a', '#2a7a4a', '#6a2f8a', '#b8701c'],
  style: 'inlay',
  face: 'Outfit',
}
