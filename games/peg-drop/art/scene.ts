import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** An arcade on a pier by night, strings of lamps and a sea behind. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Peg', 'Drop'],
  palette,
  quiet: 0.42,
  feature: false,
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fff6cf',
    low: '#ff9a3c',
    edge: '#ffd27a',
    edgeMetal: 1,
    back: '#6a1256',
    thick: 0.13,
  },
  poster: { cast: ['gold', 'pink', 'blue'], glow: '#ffc27a' },
}
