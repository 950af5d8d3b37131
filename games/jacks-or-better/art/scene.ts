import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A card room high above a city at night: blue velvet, brass, one lamp over the cloth. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Jacks', 'or Better'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 800,
    upper: false,
    face: 'metal',
    top: '#fff8e2',
    low: '#f0b840',
    edge: '#ecc77a',
    edgeMetal: 1,
    back: '#0a1c3a',
    thick: 0.11,
  },
  poster: { cast: ['fan', 'jack', 'chips'], glow: '#ffe2a0' },
}
