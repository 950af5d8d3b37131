import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** The great hall of an opera: arches on columns, chandeliers, curtains of plum velvet, a long table of plum cloth. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Blackjack', '8-Deck'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 900,
    face: 'metal',
    top: '#fff4cc',
    low: '#e8a838',
    edge: '#f8d070',
    edgeMetal: 1,
    back: '#36103c',
    thick: 0.13,
  },
  poster: { cast: ['cards', 'chips', 'chips'], glow: '#ffb0dc' },
}
