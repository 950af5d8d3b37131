import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A courtyard at dusk whose walls are laid with painted tiles; lanterns hang in its arches. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Pattern', 'Bingo 75'],
  palette,
  quiet: 0.45,
  feature: false,
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fffdf2',
    low: '#ffb43a',
    edge: '#fff0c4',
    edgeMetal: 1,
    back: '#0d2a6e',
    thick: 0.13,
  },
  poster: { cast: ['fifteen', 'seventyFive', 'fortyTwo'], glow: '#ffd28a' },
}
