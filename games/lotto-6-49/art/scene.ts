import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** The stage of an evening show: rings of light, stairs of gold and beams over a floor that mirrors. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Lotto', '6/49'],
  palette,
  quiet: 0.4,
  feature: false,
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fffbe6',
    low: '#ffb92e',
    edge: '#fff0b8',
    edgeMetal: 1,
    back: '#122a86',
    thick: 0.13,
  },
  poster: { cast: ['machine', 'ball49', 'ball6'], glow: '#ffe08a' },
}
