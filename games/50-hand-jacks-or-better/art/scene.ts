import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A hall of machines without end: rows of lit screens that run to a bright vanishing point. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['50-Hand Jacks', 'or Better'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 800,
    upper: false,
    face: 'metal',
    top: '#f4ffff',
    low: '#58dce8',
    edge: '#bfe8f0',
    edgeMetal: 1,
    back: '#06283a',
    thick: 0.11,
  },
  poster: { cast: ['fan', 'card', 'chips'], glow: '#9af6f0' },
}
