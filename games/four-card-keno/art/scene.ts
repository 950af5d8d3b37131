import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A lounge of the sixties: walnut, four lamps, a wall of round windows. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Four Card', 'Keno'],
  palette,
  quiet: 0.42,
  feature: false,
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fff1cf',
    low: '#e8703c',
    edge: '#f2d08a',
    edgeMetal: 1,
    back: '#431216',
    thick: 0.12,
  },
  poster: { cast: ['machine', 'ball4', 'ball21'], glow: '#ffb46a' },
}
