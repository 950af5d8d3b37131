import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A launch rail that leaves a desert at dawn, under a planet with rings. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Rocket', 'Rail'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fff6e6',
    low: '#ff8a3a',
    edge: '#ffd9a6',
    edgeMetal: 1,
    back: '#0d2a4a',
    thick: 0.13,
  },
  poster: { cast: ['rocket', 'moon', 'star'], glow: '#ffb36a' },
}
