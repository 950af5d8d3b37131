import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Gold Rush Link. */
export const palette: Palette = {
  ink: '#1f0a06',
  ground: '#5a2418',
  sky: ['#7ad0f0', '#c8602a'],
  main: '#ffb81c',
  accent: '#2fb8c8',
  metal: '#ffc83a',
  rims: ['#ffe08a', '#7ad8ff'],
  letters: ['#ff4a2a', '#2fa8e0', '#5ab83a', '#c86ad8', '#ffb01c'],
  style: 'ore',
  face: 'Outfit',
}
