import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A gate of old stone that hangs among the stars. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Limbo', 'Gate'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 900,
    face: 'metal',
    top: '#f2fbff',
    low: '#6fb8ff',
    edge: '#b9d8ff',
    edgeMetal: 1,
    back: '#1b1560',
    thick: 0.13,
  },
  poster: { cast: ['gate', 'orb', 'star'], glow: '#8fdcff' },
}
