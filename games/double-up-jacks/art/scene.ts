import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** Two doors of gold at the end of a red hall, and light behind both of them. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Double-Up', 'Jacks'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 800,
    upper: false,
    face: 'metal',
    top: '#fff4cc',
    low: '#ffab2e',
    edge: '#f2cc70',
    edgeMetal: 1,
    back: '#4a0a14',
    thick: 0.11,
  },
  poster: { cast: ['fan', 'stack', 'chips'], glow: '#ffd890' },
}
