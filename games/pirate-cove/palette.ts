import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Pirate Cove. */
export const palette: Palette = {
  ink: '#180a20',
  ground: '#3f1c4c',
  sky: ['#ffa03c', '#8a2a6a'],
  main: '#ff5a3c',
  accent: '#ffd23a',
  metal: '#e8b04a',
  rims: ['#ffc07a', '#ff7ac0'],
  letters: ['#e8302f', '#2f8fe8', '#3fb84a', '#b05ae0', '#ffa81c'],
  style: 'plank',
  face: 'Outfit',
}
