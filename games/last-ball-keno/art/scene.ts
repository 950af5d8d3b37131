import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A pleasure pier at the blue hour; the moon stands over it like the last ball. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Last Ball', 'Keno'],
  palette,
  quiet: 0.42,
  feature: false,
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fff6d6',
    low: '#f0b53c',
    edge: '#59e0ba',
    edgeMetal: 1,
    back: '#06343a',
    thick: 0.12,
  },
  poster: { cast: ['ball20', 'machine', 'ball3'], glow: '#ffe08a' },
}
