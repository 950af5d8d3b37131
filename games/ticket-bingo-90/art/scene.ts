import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A picture palace of the thirties in which bingo is played now: gilded rays over the curtain, columns of glass, rows of seats. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Ticket', 'Bingo 90'],
  palette,
  quiet: 0.45,
  feature: false,
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fffbe8',
    low: '#f0b53a',
    edge: '#fff2c8',
    edgeMetal: 1,
    back: '#06382a',
    thick: 0.13,
  },
  poster: { cast: ['ninety', 'eleven', 'eightyEight'], glow: '#ffe2a0' },
}
