import type { Palette } from '@fairhouse/art/symbols/palette'

/** The colours of Last Ball Keno: a harbour at the blue hour, and gold. */
export const palette: Palette = {
  ink: '#04141a',
  ground: '#0b3038',
  sky: ['#12505a', '#031016'],
  main: '#ffd266',
  accent: '#46d8b0',
  metal: '#e6c071',
  rims: ['#ffeeb4', '#7ff0d0'],
  letters: [],
  style: 'enamel',
  face: 'Outfit',
}
