import type { PlaceSet } from '@fairhouse/art/scenes/scene-set'
import { manifest } from '../manifest.ts'
import { palette } from '../palette.ts'

/** The card room of a club by night: dark panels, brass lamps, a green table. */
export const scene: PlaceSet = {
  name: manifest.name,
  lines: ['Blackjack', '6-Deck'],
  palette,
  quiet: 0.3,
  feature: false,
  logo: {
    weight: 800,
    face: 'metal',
    top: '#fff3cf',
    low: '#dca244',
    edge: '#f0c868',
    edgeMetal: 1,
    back: '#0c2a1c',
    thick: 0.1,
  },
  poster: { cast: ['cards', 'chips', 'chips'], glow: '#ffdf9a' },
}
