import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Baron Book: racing green, burgundy, brass, firelight. */
export const palette: Palette = {
  ink: '#08100c',
  ground: '#12301f',
  sky: ['#4a2418', '#0c1a12'],
  main: '#1f7a4a',
  accent: '#a8203a',
  metal: '#e8bc5a',
  rims: ['#ffcf8a', '#8ad8b0'],
  letters: ['#a8183a', '#1f7a4a', '#b87a1c', '#5a3a8a', '#1f5a8a'],
  style: 'inlay',
  face: 'Cinzel Decorative',
}
