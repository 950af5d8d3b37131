import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** A valley of red rock in the evening sun, towers of stone, cactus, a fence. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Red', 'Dog'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fff0cc',
    low: '#e07a34',
    edge: '#ffc27a',
    edgeMetal: 1,
    back: '#4a1a0c',
    thick: 0.14,
  },
  poster: { cast: ['cards', 'chips', 'chips'], glow: '#ffc078' },
}
