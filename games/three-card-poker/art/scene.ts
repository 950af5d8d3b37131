import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** The saloon of a river boat at night: arches, lamps, the lights of a town on the water. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Three Card', 'Poker'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 800,
    face: 'metal',
    top: '#fff2d4',
    low: '#dc9a48',
    edge: '#f4cc8c',
    edgeMetal: 1,
    back: '#260e3c',
    thick: 0.11,
  },
  poster: { cast: ['cards', 'chips', 'chips'], glow: '#ffc890' },
}
