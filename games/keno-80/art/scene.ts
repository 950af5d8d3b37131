import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A hall of the thirties in midnight blue and brass. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Keno', '80'],
  palette,
  quiet: 0.42,
  feature: false,
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fff3cf',
    low: '#e8a83a',
    edge: '#f0c868',
    edgeMetal: 1,
    back: '#101a44',
    thick: 0.12,
  },
  poster: { cast: ['machine', 'ball8', 'ball80'], glow: '#ffdf9a' },
}
