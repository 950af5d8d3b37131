import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A desert road at sundown: mesas, a red sky, and a motel sign that is already lit. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['25-Hand', 'Deuces Wild'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 800,
    upper: false,
    face: 'metal',
    top: '#fffae0',
    low: '#ffa028',
    edge: '#f4d090',
    edgeMetal: 1,
    back: '#4a1c0a',
    thick: 0.11,
  },
  poster: { cast: ['fan', 'card', 'chips'], glow: '#ffdc90' },
}
