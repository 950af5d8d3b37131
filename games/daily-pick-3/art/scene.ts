import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** The first sun over the roofs of a town by a river. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Daily', 'Pick 3'],
  palette,
  quiet: 0.36,
  feature: false,
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fff6e0',
    low: '#ff8a4a',
    edge: '#ffe4b8',
    edgeMetal: 1,
    back: '#5c1c3a',
    thick: 0.13,
  },
  poster: { cast: ['seven', 'three', 'nine'], glow: '#ffd9a0' },
}
