import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A salon of emerald silk and mahogany by lamplight. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['European', 'Roulette'],
  palette,
  quiet: 0.34,
  feature: false,
  logo: {
    weight: 900,
    upper: false,
    face: 'metal',
    top: '#fff6d8',
    low: '#e2aa4a',
    edge: '#ecc77a',
    edgeMetal: 1,
    back: '#06291b',
    thick: 0.11,
  },
  poster: { cast: ['wheel', 'redChip', 'blackChip'], glow: '#ffdf9a' },
}
