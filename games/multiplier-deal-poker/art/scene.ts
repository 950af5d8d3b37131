import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A stage with searchlights and a wall of bulbs around a great cross of light: the times that a deal may count. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Multiplier', 'Deal Poker'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 800,
    upper: false,
    face: 'metal',
    top: '#fffbe0',
    low: '#ff8f1e',
    edge: '#ffdc9a',
    edgeMetal: 1,
    back: '#4a1606',
    thick: 0.11,
  },
  poster: { cast: ['fan', 'card', 'chips'], glow: '#ffd07a' },
}
