import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A kiosk on the promenade at dusk: its counter, its awning and chains of lamps. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Scratch', 'Set'],
  palette,
  quiet: 0.34,
  feature: false,
  logo: {
    weight: 900,
    face: 'metal',
    top: '#ffffff',
    low: '#5fd8c8',
    edge: '#d8fff4',
    edgeMetal: 1,
    back: '#0d4a5c',
    lean: 0.1,
    thick: 0.13,
  },
  poster: { cast: ['ticket', 'coin', 'star'], glow: '#ffe2a0' },
}
