import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A teahouse by lantern light: lacquer, lattices and a moon gate. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Sic', 'Bo'],
  palette,
  quiet: 0.34,
  feature: false,
  logo: {
    weight: 900,
    upper: false,
    face: 'metal',
    top: '#fff3cf',
    low: '#e6a23a',
    edge: '#f2cd80',
    edgeMetal: 1,
    back: '#3a0709',
    thick: 0.11,
  },
  poster: { cast: ['dice', 'redChip', 'goldChip'], glow: '#ffce80' },
}
