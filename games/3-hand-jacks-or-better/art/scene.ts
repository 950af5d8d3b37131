import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A riverside terrace at dusk: three lanterns over dark water, and a town that lights its windows. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['3-Hand Jacks', 'or Better'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 800,
    upper: false,
    face: 'metal',
    top: '#fff6e0',
    low: '#f3a950',
    edge: '#e8c58a',
    edgeMetal: 1,
    back: '#2a1648',
    thick: 0.11,
  },
  poster: { cast: ['fan', 'card', 'chips'], glow: '#ffd9a0' },
}
