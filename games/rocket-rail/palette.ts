import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Rocket Rail: a cold night over a warm horizon. */
export const palette: Palette = {
  ink: '#06101c',
  ground: '#123049',
  sky: ['#ff9a5a', '#0a1630'],
  main: '#ff9440',
  accent: '#35e6c8',
  metal: '#ecdcc2',
  rims: ['#ffcf9a', '#5fe6ff'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
