import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Coin Foundry. */
export const palette: Palette = {
  ink: '#0f0806',
  ground: '#24130d',
  sky: ['#a8401a', '#140a08'],
  main: '#ff7a1c',
  accent: '#ffc43a',
  metal: '#e8a53a',
  rims: ['#ff9a3c', '#ff4a2a'],
  letters: ['#ff2a10', '#ff7a10', '#ffb81c', '#ff4a6a'],
  style: 'molten',
  face: 'Outfit',
}
