import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** An avenue of light that runs into a city at night. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Fast Keno', '40'],
  palette,
  quiet: 0.42,
  feature: false,
  logo: {
    weight: 900,
    face: 'metal',
    top: '#eafcff',
    low: '#35b8ff',
    shine: 0.32,
    edge: '#ff5fb4',
    edgeMetal: 1,
    back: '#1d0b3c',
    lean: 0.18,
    thick: 0.12,
  },
  poster: { cast: ['ball40', 'machine', 'ball7'], glow: '#5fd8ff' },
}
