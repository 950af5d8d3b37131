import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A boulevard of signs after rain: neon that stands twice, in the air and in the street. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['10-Hand Double', 'Double Bonus'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 800,
    upper: false,
    face: 'metal',
    top: '#fff4ff',
    low: '#ff5ad0',
    edge: '#f0c0ff',
    edgeMetal: 1,
    back: '#360a4a',
    thick: 0.11,
  },
  poster: { cast: ['fan', 'card', 'chips'], glow: '#ffb0f0' },
}
