import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Maps of Atlantis. */
export const palette: Palette = {
  ink: '#03181f',
  ground: '#0a4a55',
  sky: ['#6fe8d8', '#0a3f5a'],
  main: '#1fc8bc',
  accent: '#ff7f5f',
  metal: '#f0cf7a',
  rims: ['#b8fff0', '#5ab8ff'],
  letters: ['#ff6a4a', '#2f8fe8', '#1fc89a', '#b06ae8', '#ffb43a'],
  style: 'shell',
  face: 'Cinzel Decorative',
}
