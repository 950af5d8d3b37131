import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Cent Circus: copper, canvas, the teal of a ring at matinee. */
export const palette: Palette = {
  ink: '#1c0d10',
  ground: '#0f4a52',
  sky: ['#f6d9a0', '#7a2a1c'],
  main: '#e8642a',
  accent: '#16a3a8',
  metal: '#f0b46a',
  rims: ['#ffe0a0', '#8ae8e0'],
  letters: ['#d8342c', '#138a90', '#d88a1c'],
  style: 'enamel',
  face: 'Outfit',
}
