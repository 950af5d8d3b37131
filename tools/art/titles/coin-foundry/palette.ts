import type { Palette } from '../../symbols/palette.ts'

/** The colours of Coin Foundry. */
export const palette: Palette = {
  ink: '#0f0806',
  ground: '#24130d',
  sky: ['#a8401a', '#140a08'],
  main: '#ff7a1c',
  accent: '#ffc43a',
  metal: '#e8a53a',
  rims: ['#ff9a3c', '#ff4a2a'],
  letters: ['#ff4a1c', '#ff8a1c', '#ffb01c', '#ff5f5f'],
  style: 'molten',
  face: 'Outfit',
}
