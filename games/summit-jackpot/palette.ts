import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Summit Jackpot. */
export const palette: Palette = {
  ink: '#0a2038',
  ground: '#1f5f8f',
  sky: ['#bfeaff', '#3f8fd0'],
  main: '#ff5a3c',
  accent: '#ffd84a',
  metal: '#dfe8f2',
  rims: ['#ffffff', '#8ad8ff'],
  letters: ['#ff4f3c', '#2f8fff', '#2fc07a', '#b06af0', '#ffb02a'],
  style: 'ice',
  face: 'Outfit',
}
