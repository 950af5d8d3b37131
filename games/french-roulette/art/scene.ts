import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A belle époque salon: ivory panels, gilt mirrors and a night garden behind tall windows. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['French', 'Roulette'],
  palette,
  quiet: 0.34,
  feature: false,
  logo: {
    weight: 900,
    upper: false,
    face: 'metal',
    top: '#fffaf0',
    low: '#dcb469',
    edge: '#f2dca4',
    edgeMetal: 1,
    back: '#3a0f20',
    thick: 0.11,
  },
  poster: { cast: ['wheel', 'redChip', 'blackChip'], glow: '#ffe6b8' },
}
