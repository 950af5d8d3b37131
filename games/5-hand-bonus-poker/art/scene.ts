import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A hillside garden by morning: cypress, terraces, and five lamps still burning. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['5-Hand', 'Bonus Poker'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 800,
    upper: false,
    face: 'metal',
    top: '#fffbe4',
    low: '#f2c23c',
    edge: '#e8d08a',
    edgeMetal: 1,
    back: '#0a3a24',
    thick: 0.11,
  },
  poster: { cast: ['fan', 'card', 'chips'], glow: '#fff0b0' },
}
