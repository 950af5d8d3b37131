import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Scratch Set: a kiosk lit from within, at dusk. */
export const palette: Palette = {
  ink: '#0a1220',
  ground: '#14405a',
  sky: ['#2a6a9a', '#0a1220'],
  main: '#ffcf5a',
  accent: '#3fd8b8',
  metal: '#dfe6ea',
  rims: ['#fff0c0', '#8ff0dc'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
