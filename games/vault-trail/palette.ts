import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Vault Trail. */
export const palette: Palette = {
  ink: '#070b10',
  ground: '#13202a',
  sky: ['#26414f', '#080d12'],
  main: '#1fb58a',
  accent: '#e8b23a',
  metal: '#b9c4cc',
  rims: ['#7ae0ff', '#ffb060'],
  letters: ['#d8392f', '#2f7fe0', '#1fa86a', '#e09a1c'],
  style: 'brass',
  face: 'Inter',
}
