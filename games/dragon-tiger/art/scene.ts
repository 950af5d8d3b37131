import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A hall of red lacquer under a golden moon, with clouds that roll and lanterns that sway. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Dragon', 'Tiger'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fff0c0',
    low: '#f09a2c',
    edge: '#ffcf5c',
    edgeMetal: 1,
    back: '#5a0c16',
    thick: 0.14,
  },
  poster: { cast: ['cards', 'dragon', 'tiger'], lineup: 'duel', glow: '#ffb25c' },
}
