import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A tower of a fairy tale above the clouds, by the light of a great moon. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Tower', 'Climb'],
  palette,
  quiet: 0.34,
  feature: false,
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fff8e0',
    low: '#f0b04a',
    edge: '#ffdf9a',
    edgeMetal: 1,
    back: '#2a1f6a',
    thick: 0.13,
  },
  poster: { cast: ['crown', 'key', 'ruby'], glow: '#ffe0a0' },
}
